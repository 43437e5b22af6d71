/** The part of a package-lock.json (version 3) that is read here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = "aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32";
const PLATFORM = new RegExp(`(${SYSTEMS})(?:-([a-z0-9]+))?(?:-([a-z]+))?$`);

/**
 * Entries, by path, for platform packages that are optional dependencies in a lockfile but missing from it.
 * They include the platform, so that no other platform installs them.
 */
export function missingPlatformPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version: version.replace(/^[~^]/, ""),
        ...platformOf(name),
        ...(dev && { dev }),
        optional: true,
      };
    }
  }
  return missing;
}

/** Whether Node's module resolution finds a locked package. */
function isLocked(packages: Lockfile["packages"], from: string, name: string): boolean {
  if (`node_modules/${name}` in packages) return true;
  const folders = from.split("/node_modules/");
  return folders.some((_, depth) => {
    const folder = folders.slice(0, depth + 1).join("/node_modules/");
    return `${folder}/node_modules/${name}` in packages;
  });
}

function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const [, system, processor, library] = PLATFORM.exec(name) ?? [];
  if (!system) throw new Error(`${name} does not name its platform.`);
  if (system === "wasm32") return { cpu: ["wasm32"] };
  if (!processor) return { os: [system] };
  const libc = { gnu: "glibc", musl: "musl" }[library ?? ""];
  return { os: [system], cpu: [processor], ...(libc && { libc: [libc] }) };
}
