import { Command } from "commander";

import { enrolUser } from "../domains/courses/index.ts";
import type { Context } from "../platform/context.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { readCourseId } from "./read-course-id.ts";
import { withUser } from "./with-user.ts";

interface Options {
  email: string;
  course: number;
}

export const enrolUserCommand = new Command("enrol")
  .description("enrol a person in a course")
  .requiredOption("--email <email>", "e-mail address of the account")
  .requiredOption("--course <id>", "the course's number", readCourseId)
  .action(({ email, course }: Options) =>
    withUser(email, async (ctx, user) => {
      const title = await enrolIn(ctx, user.id, course);
      console.log(`${user.email} can take "${title}".`);
    }),
  );

/**
 * Lets a person take a course.
 * @returns the course's title
 * @throws OperatorError when there is no such course
 */
export async function enrolIn(ctx: Context, userId: number, courseId: number): Promise<string> {
  const title = await enrolUser(ctx, { userId, courseId });
  if (title === null) throw new OperatorError(`There is no course ${courseId}.`);
  return title;
}
