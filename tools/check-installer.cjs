// npm runs this as "preinstall", on the machine's own Node: CommonJS without
// newer syntax than Node 14's.
const fs = require("node:fs");
const path = require("node:path");
const { devEngines } = require("../package.json");

const { version: range } = devEngines.runtime;

/** Whether a version is in a range such as "^20.19.0 || >=22.12.0". */
function isInRange(version, wanted = range) {
  const [major, minor] = version.match(/\d+/g).map(Number);
  return wanted.split("||").some((part) => {
    const [leastMajor, leastMinor] = part.match(/\d+/g).map(Number);
    if (major === leastMajor) return minor >= leastMinor;
    return major > leastMajor && !part.includes("^");
  });
}

/**
 * The Node that runs npm, from "npm/10.2.4 node/v20.11.1 linux x64": `node`
 * itself may be the one just installed.
 */
function nodeOfNpm(userAgent = "") {
  const [, version] = userAgent.match(/node\/v([\d.]+)/) || [];
  return version || process.versions.node;
}

module.exports = { isInRange, nodeOfNpm };

if (require.main === module) {
  const version = nodeOfNpm(process.env.npm_config_user_agent);
  if (!isInRange(version)) {
    // Newer npm runs this after it has installed, and without the native
    // packages, which exclude this Node.
    fs.rmSync(path.join(__dirname, "../node_modules"), {
      recursive: true,
      force: true,
    });
    console.error(
      `npm ci needs Node 20.19 or newer (not 21, and 22 only from 22.12), and here it is ${version}. Nothing is installed.`,
    );
    process.exit(1);
  }
}
