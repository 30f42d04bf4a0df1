// CommonJS without newer syntax than Node 14's, so that any Node can read it:
// the commands are TypeScript, on which an old Node fails with a stack trace.
const fs = require("node:fs");
const path = require("node:path");
const { engines } = require("../package.json");

/** Why this version of Node is too old, or null. */
function nodeProblem(version, needed = engines.node) {
  const parts = (text) => text.match(/\d+/g).map(Number);
  const [major, minor] = parts(version);
  const [neededMajor, neededMinor] = parts(needed);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor))
    return null;
  return `This needs Node ${neededMajor}.${neededMinor} or newer, and here it is ${version}: run it by npm after "npm ci", which brings Node 24 (on Alpine Linux and Windows on ARM, install Node 24 yourself).`;
}

module.exports = { nodeProblem };

const isInstalled = fs.existsSync(path.join(__dirname, "../node_modules"));
const problem = isInstalled
  ? nodeProblem(process.version)
  : 'Run "npm ci" first.';
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

// Keeps compiled modules in the system's temporary folder: a command, and every
// program that it runs, starts 0.3 s sooner.
const { directory } = require("node:module").enableCompileCache?.() ?? {};
if (directory && !process.env.NODE_COMPILE_CACHE)
  process.env.NODE_COMPILE_CACHE = directory;
