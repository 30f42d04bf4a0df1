/** Why versions in package.json are pinned. A pin without a reason, or a reason without a pin, fails the tests. */
export const reasons: Record<string, "platforms" | { movesWith: string }> = {
  // A release may lack the package of a platform, and then `npm ci` fails there.
  "@biomejs/biome": "platforms",
  rolldown: "platforms",
  // Each release needs one release of rolldown.
  vite: { movesWith: "rolldown" },
  // The three must be the same release.
  "react-router": { movesWith: "@react-router/dev and @react-router/node" },
  "@react-router/dev": { movesWith: "react-router" },
  "@react-router/node": { movesWith: "react-router" },
};

interface PackageFile {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

export function exactVersions({
  dependencies,
  devDependencies,
  overrides,
}: PackageFile): Record<string, string> {
  const all = { ...dependencies, ...devDependencies, ...overrides };
  return Object.fromEntries(Object.entries(all).filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version)));
}

export interface Registry {
  /** The newest release, with its platform packages. */
  newest(name: string): Promise<{ version: string; platforms: Record<string, string> }>;
  has(name: string, version: string): Promise<boolean>;
}

interface Verdict {
  name: string;
  pinned: string;
  newest: string;
  /** Platform packages of the newest release that the registry lacks. */
  missing: string[];
}

/** Whether the newest release can be installed on every platform, so that the pin can go. */
export async function judge(name: string, pinned: string, registry: Registry): Promise<Verdict> {
  const { version, platforms } = await registry.newest(name);
  const found = await Promise.all(
    Object.entries(platforms).map(async ([part, wanted]) => ({
      part,
      there: await registry.has(part, wanted),
    })),
  );
  return {
    name,
    pinned,
    newest: version,
    missing: found.filter(({ there }) => !there).map(({ part }) => part),
  };
}

export function sentence({ name, pinned, newest, missing }: Verdict, reason = reasons[name]): string {
  if (missing.length > 0) return `${name} ${pinned}: still needed, ${newest} lacks ${missing.join(", ")}`;
  if (newest === pinned) return `${name} ${pinned}: the newest release`;
  if (typeof reason === "object")
    return `${name} ${pinned}: ${newest} is out, move it with ${reason.movesWith}`;
  return `${name} ${pinned}: no longer needed, ${newest} is there for every platform`;
}

/** The base images in the Dockerfile and compose.yaml, without duplicates. */
export function pinnedImages(...files: string[]): string[] {
  const named = files.flatMap((text) => [...text.matchAll(/^(?:FROM|\s*image:)\s+(\S+:\S+)/gm)]);
  return [...new Set(named.map(([, image = ""]) => image))];
}
