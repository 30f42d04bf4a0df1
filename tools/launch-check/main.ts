import path from "node:path";
import { parseArgs } from "node:util";
import { orUsage } from "../../publish/or-usage.ts";
import { formatReport } from "./format-report.ts";
import { launchCheck } from "./launch-check.ts";

const usage = `npm run launch-check -- [--json] [--offline]
Lists what is missing before the site can go live, by file and line. Run it with the server's environment.
  --json     the report as JSON
  --offline  skip the external links
Exit code: 0 can launch, 1 cannot, 2 usage error.`;

const boolean = { type: "boolean", default: false } as const;
const { values } = orUsage(usage, () =>
  parseArgs({ options: { json: boolean, offline: boolean } }),
);
const report = await launchCheck({
  root: path.resolve(import.meta.dirname, "../.."),
  environment: process.env,
  now: new Date(),
  offline: values.offline,
});
console.log(
  values.json ? JSON.stringify(report, null, 2) : formatReport(report),
);
process.exitCode = report.mayLaunch ? 0 : 1;
