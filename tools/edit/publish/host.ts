/** `git@host:owner/site.git` and addresses of ssh or https, without secrets. */
function repositoryOf(
  remote: string,
): { host: string; path: string } | undefined {
  const [, scpHost, scpPath] =
    /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/.exec(remote) ?? [];
  const url = scpHost ? undefined : URL.parse(remote);
  const isWeb = url && /^(https?|ssh|git):$/.test(url.protocol);
  const host = scpHost ?? (isWeb ? url.hostname : "");
  const path = (scpPath ?? url?.pathname ?? "").replace(
    /^\/+|(\.git)?\/*$/g,
    "",
  );
  return host && path ? { host, path } : undefined;
}

/**
 * Where a host of repositories opens a pull request; undefined if it is none
 * that this knows.
 */
export function pullRequestAddress(
  remote: string,
  main: string,
  branch: string,
): string | undefined {
  const repository = repositoryOf(remote);
  if (!repository) return undefined;
  const { host, path } = repository;
  const site = `https://${host}/${path}`;
  const from = encodeURIComponent(branch);
  const to = encodeURIComponent(main);
  if (/\bgithub\b/.test(host))
    return `${site}/compare/${to}...${from}?expand=1`;
  if (/\bgitlab\b/.test(host))
    return `${site}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}&merge_request%5Btarget_branch%5D=${to}`;
  if (/\bbitbucket\b/.test(host))
    return `${site}/pull-requests/new?source=${from}&dest=${to}`;
  return undefined;
}
