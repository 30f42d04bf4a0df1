import { spawn } from "node:child_process";
import path from "node:path";

/** Renders every page by React Router's own build. Its output is shown only when it fails. */
export function renderPages(root: string): Promise<void> {
  const command = path.join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`React Router's build failed:\n${output}`)),
    );
  });
}
