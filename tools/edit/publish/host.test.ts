import { expect, it } from "vitest";
import { pullRequestAddress } from "./host.ts";

it.each([
  [
    "git@github.com:agency/website.git",
    "https://github.com/agency/website/compare/main...proposal%2Fprices?expand=1",
  ],
  [
    "https://x-access-token:secret@github.com/agency/website",
    "https://github.com/agency/website/compare/main...proposal%2Fprices?expand=1",
  ],
  [
    "ssh://git@gitlab.agency.example:2222/web/sites/website.git",
    "https://gitlab.agency.example/web/sites/website/-/merge_requests/new?merge_request%5Bsource_branch%5D=proposal%2Fprices&merge_request%5Btarget_branch%5D=main",
  ],
  [
    "https://ada@bitbucket.org/agency/website.git/",
    "https://bitbucket.org/agency/website/pull-requests/new?source=proposal%2Fprices&dest=main",
  ],
  ["https://git.agency.example/website.git", undefined],
  ["https://notgithub.example/website.git", undefined],
  ["../server.git", undefined],
  ["/srv/git/github/website.git", undefined],
  ["file:///srv/github.com/website.git", undefined],
])("a pull request to %s opens at %s", (remote, address) => {
  expect(pullRequestAddress(remote, "main", "proposal/prices")).toBe(address);
});
