import { type StandInServer, startStandIn } from "./stand-in-server.ts";

/** Stands in for a Jitsi Meet server: its settings file, and a page for every room. */
export function startJitsiStandIn(): Promise<StandInServer> {
  return startStandIn(({ url }) =>
    url.pathname === "/config.js"
      ? {
          headers: { "content-type": "application/javascript" },
          body: "var config = {};\nconfig.hosts = { domain: 'meet.example.org' };\n",
        }
      : {
          headers: { "content-type": "text/html" },
          body: "<!doctype html><title>Jitsi Meet</title><p>A room</p>",
        },
  );
}
