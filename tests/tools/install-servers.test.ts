import { expect, test } from "vitest";
import { caddyProgram } from "./caddy.ts";
import { describeMissing } from "./install-servers.ts";
import { nginxProgram } from "./nginx.ts";

test("who may not install programs reads all of them at once, with one command", () => {
  const message = describeMissing([nginxProgram, caddyProgram]);
  expect(message).toContain(
    "nginx (or set NGINX_PATH), caddy (or set CADDY_PATH)",
  );
  expect(message).toContain("apt-get install nginx-light caddy");
});
