/** A mail server as a separate process: accepts every mail, and reports how many it has accepted. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

let taken = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.on("end", () => {
      taken += 1;
      done();
    });
    stream.resume();
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1");
if (!server.server.listening) await once(server.server, "listening");
process.on("message", () => process.send?.(taken));
process.on("disconnect", () => process.exit());
process.send?.((server.server.address() as AddressInfo).port);
