import path from "node:path";
import { parseArgs } from "node:util";
import { orUsage } from "../shared/or-usage.ts";
import { getStatus } from "./checks/external-links.ts";
import { formatReport } from "./format-report.ts";
import { launchCheck } from "./launch-check.ts";

const usage = `npm run launch-check -- [--json] [--online | --offline]
Lists what is missing before the site can go live, by file and line. Run it with the server's environment.
  --json     the report as JSON
  --online   require a network for the external links
  --offline  skip the external links
Exit code: 0 can launch, 1 cannot, 2 usage error.`;

const options = orUsage(usage, () => {
  const boolean = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    options: { json: boolean, online: boolean, offline: boolean, help: boolean },
  });
  if (values.online && values.offline) throw new Error("Use either --online or --offline.");
  return values;
});
if (options.help) {
  console.log(usage);
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
