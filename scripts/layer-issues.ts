/** A layer of the server, and what neither its code nor its comments may mention. */
interface Layer {
  name: string;
  comment: string;
  /** Files of the layer, by their path from the root. */
  files: RegExp;
  /** Files among them that do not belong to it. */
  except: RegExp;
  /** Matched line by line, with camelCase and snake_case split into words. */
  unknown: RegExp;
}

const TESTS = /\.test\.ts$|\/testing\//;

/** Stems of domain words; `page`, `option` and `note` have too many other meanings. */
const DOMAIN_WORDS = [
  "course",
  "section",
  "lesson",
  "question",
  "answer",
  "quiz",
  "survey",
  "poll",
  "tally",
  "tallie",
  "opinion",
  "enrol",
  "enrolment",
  "student",
  "learner",
  "instructor",
  "teacher",
  "author",
  "staff",
  "peer",
  "mate",
  "cohort",
  "workbook",
  "playback",
  "diploma",
];

const LAYERS: readonly Layer[] = [
  {
    name: "platform-has-no-domain-words",
    comment: "The platform and the database connection serve any product.",
    files: /^server\/src\/(platform|database)\/.*\.ts$/,
    except: /^server\/src\/database\/(tables|migrations)\/|\.test\.ts$/,
    unknown: new RegExp(`\\b(${DOMAIN_WORDS.join("|")})(s|ed|ing)?\\b`, "i"),
  },
  {
    name: "only-http-knows-status-codes",
    comment: "Everything else throws a DomainError of some kind, also for jobs and commands.",
    files: /^server\/src\/.*\.ts$/,
    except: new RegExp(
      String.raw`^server/src/(app\.ts$|platform/(http|outgoing|metrics|storage/s3)/)|-(routes|module)\.ts$|${TESTS.source}`,
    ),
    unknown:
      /(?<![\d,._])(40[1-69]|41[0235]|419|42[234689]|431|451|50[1-4])(?![\d_]|[,.]\d)|\bHttp Error\b|\bstatus Code\b/,
  },
];

/** Words that a file may contain although its layer must not know them, and why. */
const EXCEPTIONS: Readonly<Record<string, { word: string; reason: string }>> = {
  "server/src/platform/html/sanitise-html.ts": {
    word: "section",
    reason: "Ids such as `section-12` are anchors of the page around the HTML.",
  },
  "server/src/database/open-database.ts": {
    word: "answer",
    reason: "The operator reads that the database server gives no answer.",
  },
  "server/src/platform/jobs/run-jobs.ts": {
    word: "poll",
    reason: "An option of graphile-worker.",
  },
};

/**
 * Lines of a source file that mention something its layer must not know.
 * @param path relative to the root, with `/`
 */
export function findLayerIssues(path: string, source: string): string[] {
  return LAYERS.filter(({ files, except }) => files.test(path) && !except.test(path)).flatMap(
    ({ name, comment, unknown }) =>
      source.split("\n").flatMap((line, index) => {
        const [word, stem] = unknown.exec(splitWords(line)) ?? [];
        if (!word || (stem && EXCEPTIONS[path]?.word === stem.toLowerCase())) return [];
        return [`${path}:${index + 1}: ${name}: "${word}". ${comment}`];
      }),
  );
}

/** `findCourse` and `find_course` contain the word `course`. */
function splitWords(line: string): string {
  return line.replaceAll(/([a-z\d])(?=[A-Z])/g, "$1 ").replaceAll(/(?<=[a-z])_(?=[a-z])/gi, " ");
}
