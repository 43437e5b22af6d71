import type { Locale } from "@paso/contract";

/** A workbook file's fixed texts. */
interface BookWords {
  title: string;
  by: (name: string) => string;
  madeOn: (date: string) => string;
  contents: string;
  nothing: string;
  module: (order: number, title: string) => string;
  survey: string;
  removed: string;
  yourAnswer: string;
  yourFirstAnswer: string;
  right: string;
  wrong: string;
  mates: (count: number) => string;
  matesAnswered: (count: number) => string;
  changed: (changed: number, people: number) => string;
  workbookOnly: string;
  hidden: string;
  likes: (count: number) => string;
  comments: (count: number) => string;
  you: string;
  note: string;
  passage: string;
  picture: string;
}

export const bookWords: Readonly<Record<Locale, BookWords>> = {
  en: {
    title: "My workbook",
    by: (name) => `What ${name} answered, wrote and kept`,
    madeOn: (date) => `As of ${date}`,
    contents: "Contents",
    nothing: "There is nothing in this workbook yet.",
    module: (order, title) => `Module ${order} · ${title}`,
    survey: "Course survey",
    removed: "No longer in the course",
    yourAnswer: "Your answer",
    yourFirstAnswer: "Your first answer",
    right: "Right",
    wrong: "Not right",
    mates: (count) => (count === 1 ? "1 course mate" : `${count} course mates`),
    matesAnswered: (count) =>
      count === 1 ? "1 course mate answered." : `${count} course mates answered.`,
    changed: (changed, people) =>
      `${changed} of ${people} changed their answer in the second round.`,
    workbookOnly: "Only in your workbook",
    hidden: "Hidden by the course’s staff",
    likes: (count) => (count === 1 ? "1 like" : `${count} likes`),
    comments: (count) => (count === 1 ? "1 comment" : `${count} comments`),
    you: "You",
    note: "Your notes on this page",
    passage: "Kept while reading",
    picture: "Picture",
  },
  es: {
    title: "Mi cuaderno",
    by: (name) => `Lo que ${name} ha respondido, escrito y guardado`,
    madeOn: (date) => `A fecha de ${date}`,
    contents: "Índice",
    nothing: "Todavía no hay nada en este cuaderno.",
    module: (order, title) => `Módulo ${order} · ${title}`,
    survey: "Encuesta del curso",
    removed: "Ya no está en el curso",
    yourAnswer: "Tu respuesta",
    yourFirstAnswer: "Tu primera respuesta",
    right: "Correcta",
    wrong: "Incorrecta",
    mates: (count) => (count === 1 ? "1 compañero" : `${count} compañeros`),
    matesAnswered: (count) =>
      count === 1 ? "Ha respondido 1 compañero." : `Han respondido ${count} compañeros.`,
    changed: (changed, people) =>
      `${changed} de ${people} cambiaron su respuesta en la segunda ronda.`,
    workbookOnly: "Solo en tu cuaderno",
    hidden: "Ocultada por el equipo del curso",
    likes: (count) => `${count} me gusta`,
    comments: (count) => (count === 1 ? "1 comentario" : `${count} comentarios`),
    you: "Tú",
    note: "Tus notas de esta página",
    passage: "Guardado al leer",
    picture: "Imagen",
  },
};
