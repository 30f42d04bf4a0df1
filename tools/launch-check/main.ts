import path from "node:path";
import { parseArgs } from "node:util";
import { getStatus } from "./checks/external-links.ts";
import { formatReport } from "./format-report.ts";
import { launchCheck } from "./launch-check.ts";

const usage = `npm run launch-check -- [--json] [--online | --offline]
Lists what is missing before the site can go live, by file and line. Run it with the server's environment.
  --json     the report as JSON
  --online   require a network for the external links
  --offline  skip the external links
Exit code: 0 can launch, 1 cannot, 2 usage error.`;

function readArguments() {
  try {
    const boolean = { type: "boolean", default: false } as const;
    return parseArgs({ options: { json: boolean, online: boolean, offline: boolean, help: boolean } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const options = readArguments();
if (!options || options.help || (options.online && options.offline)) {
  console.log(usage);
  process.exitCode = options?.help ? 0 : 2;
} else {
  const report = await launchCheck({
    root: path.resolve(import.meta.dirname, "../.."),
    environment: process.env,
    now: new Date(),
    network: options.offline ? "off" : options.online ? "required" : "optional",
    status: getStatus,
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = report.mayLaunch ? 0 : 1;
}
