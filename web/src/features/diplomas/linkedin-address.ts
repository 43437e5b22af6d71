import type { Diploma } from "@paso/contract";

import { readSiteName } from "../../ui/site-name.ts";

/** LinkedIn's URL for adding a certificate to the user's profile; nothing is sent until it is opened. */
export function linkedInAddress(diploma: Diploma): string {
  const [year = "", month = ""] = diploma.issued_on.split("-");
  const address = new URL("https://www.linkedin.com/profile/add");
  address.search = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: diploma.course_title,
    organizationName: readSiteName(),
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: location.origin + diploma.verify_path,
    certId: diploma.number,
  }).toString();
  return address.href;
}
