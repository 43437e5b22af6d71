import { and, asc, eq, gt } from "drizzle-orm";

import { courses, libraryPlaybacks, libraryVideos } from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";

interface WatchedVideo {
  playback: typeof libraryPlaybacks.$inferSelect;
  title: string;
  course: string;
}

const watchedList = definePart({
  name: "library-videos",
  tables: ["library_playbacks"],
  title: { en: "Videos of a course that you watched", es: "Vídeos de un curso que has visto" },
  fields: {
    course: { en: "Course", es: "Curso" },
    title: { en: "Video", es: "Vídeo" },
    position: { en: "Where you stopped, in seconds", es: "Dónde lo dejaste, en segundos" },
    duration: { en: "Length, in seconds", es: "Duración, en segundos" },
    watched: { en: "Watched, in seconds", es: "Visto, en segundos" },
    updated_at: { en: "Last changed", es: "Último cambio" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<WatchedVideo>((after, limit) =>
      database
        .select({
          playback: libraryPlaybacks,
          title: libraryVideos.title,
          course: courses.title,
        })
        .from(libraryPlaybacks)
        .innerJoin(libraryVideos, eq(libraryVideos.id, libraryPlaybacks.videoId))
        .innerJoin(courses, eq(courses.id, libraryVideos.courseId))
        .where(
          and(
            eq(libraryPlaybacks.userId, userId),
            gt(libraryPlaybacks.videoId, after?.playback.videoId ?? 0),
          ),
        )
        .orderBy(asc(libraryPlaybacks.videoId))
        .limit(limit),
    );
    for await (const { playback, title, course } of rows) {
      const { position, duration, watched, updatedAt } = playback;
      const stretches = watched.map(([from, to]) => `${Math.round(from)}–${Math.round(to)}`);
      yield { course, title, position, duration, watched: stretches, updated_at: updatedAt };
    }
  },
});

/** Personal data in video libraries: watching progress. */
export const videosPersonalData: PersonalData = {
  parts: [watchedList],
  goesWithAccount: ["library_playbacks"],
};
