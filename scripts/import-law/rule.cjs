/** Tests and what only tests use; they may look behind doors. */
const TESTS = String.raw`\.test\.tsx?$|/testing/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = { rule, TESTS };
