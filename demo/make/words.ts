/** Every word in the pictures, the film and the worksheet, in one language. */
export interface Words {
  language: "en" | "es";
  /** Folder of the course the files belong to. */
  folder: string;
  names: Record<"cover" | "curve" | "visits" | "loop" | "session" | "film" | "worksheet", string>;
  curve: { left: string; days: string; without: string; with: string };
  visits: { together: string; apart: string; weeks: [string, string, string]; exam: string };
  loop: [string, string, string, string];
  session: { parts: [minutes: string, label: string][]; phone: string };
  film: {
    title: [string, string];
    steps: [title: string, first: string, second: string][];
    end: [string, string];
  };
  worksheet: {
    title: string;
    lead: string;
    name: string;
    parts: { goal: string; plan: string; visits: string; mate: string; question: string };
    plan: [when: string, then: string, how: string];
    columns: [string, string, string, string];
    visits: [string, string, string, string];
    hints: { goal: string; plan: string; visits: string; mate: string; question: string };
  };
}

export const ENGLISH: Words = {
  language: "en",
  folder: "first-steps",
  names: {
    cover: "cover.png",
    curve: "forgetting-curve.png",
    visits: "three-visits.png",
    loop: "answer-then-look.png",
    session: "good-session.png",
    film: "learning-that-lasts.mp4",
    worksheet: "my-learning-plan.pdf",
  },
  curve: {
    left: "What is left",
    days: "Days",
    without: "never recalled",
    with: "recalled three times",
  },
  visits: {
    together: "In one evening",
    apart: "In three visits",
    weeks: ["Week 1", "Week 2", "Week 3"],
    exam: "Exam",
  },
  loop: ["Think alone", "Answer", "Look", "Think again"],
  session: {
    parts: [
      ["5 min", "Recall"],
      ["12 min", "Something new"],
      ["3 min", "Question"],
    ],
    phone: "The phone is in another room.",
  },
  film: {
    title: ["Learning that lasts", "in three steps"],
    steps: [
      ["Recall", "Close the book.", "Say what you remember."],
      ["Come back", "After a day, a week, a month:", "each time it fades more slowly."],
      ["Share", "Answer first.", "Then look at what others say."],
    ],
    end: ["Recall. Come back. Share.", "One step at a time."],
  },
  worksheet: {
    title: "My learning plan",
    lead: "One subject, one sheet. Fill it in now in ten minutes, and take it out again at every visit.",
    name: "Subject",
    parts: {
      goal: "What I want to be able to do",
      plan: "My plan in one sentence",
      visits: "My visits",
      mate: "Whom I will explain it to",
      question: "The question I take along",
    },
    plan: ["When", "I will", "for this many minutes:"],
    columns: ["Visit", "Date", "Recalled with the book closed", "Gaps to look up"],
    visits: ["The next day", "After 4 days", "After 2 weeks", "After 6 weeks"],
    hints: {
      goal: "Not “chapter 3”, but: “explain why the moon has phases”.",
      plan: "Choose something that happens anyway: breakfast, the bus, the end of a class.",
      visits: "Begin every visit with an empty sheet. Open the book only afterwards.",
      mate: "Give a name. It also works with a cat.",
      question: "Something you cannot answer yet. It will work on its own.",
    },
  },
};

export const SPANISH: Words = {
  language: "es",
  folder: "primeros-pasos",
  names: {
    cover: "portada.png",
    curve: "curva-del-olvido.png",
    visits: "tres-visitas.png",
    loop: "responder-y-mirar.png",
    session: "buena-sesion.png",
    film: "aprender-para-que-dure.mp4",
    worksheet: "mi-plan-para-aprender.pdf",
  },
  curve: {
    left: "Lo que queda",
    days: "Días",
    without: "sin recordarlo",
    with: "recordado tres veces",
  },
  visits: {
    together: "En una noche",
    apart: "En tres visitas",
    weeks: ["Semana 1", "Semana 2", "Semana 3"],
    exam: "Examen",
  },
  loop: ["Pensar a solas", "Responder", "Mirar", "Volver a pensar"],
  session: {
    parts: [
      ["5 min", "Recordar"],
      ["12 min", "Algo nuevo"],
      ["3 min", "Pregunta"],
    ],
    phone: "El móvil está en otra habitación.",
  },
  film: {
    title: ["Aprender para que dure", "en tres pasos"],
    steps: [
      ["Recuerda", "Cierra el libro.", "Di lo que se te ha quedado."],
      ["Vuelve", "Al día, a la semana, al mes:", "cada vez se borra más despacio."],
      ["Comparte", "Responde primero.", "Mira después qué dicen los demás."],
    ],
    end: ["Recuerda. Vuelve. Comparte.", "Paso a paso."],
  },
  worksheet: {
    title: "Mi plan para aprender",
    lead: "Una materia, una hoja. Rellénala ahora en diez minutos y vuelve a sacarla en cada visita.",
    name: "Materia",
    parts: {
      goal: "Lo que quiero saber hacer",
      plan: "Mi plan en una frase",
      visits: "Mis visitas",
      mate: "A quién se lo voy a explicar",
      question: "La pregunta que me llevo",
    },
    plan: ["Cuando", "voy a", "durante estos minutos:"],
    columns: ["Visita", "Fecha", "Lo que recordé con el libro cerrado", "Huecos por mirar"],
    visits: ["Al día siguiente", "A los 4 días", "A las 2 semanas", "A las 6 semanas"],
    hints: {
      goal: "No «el tema 3», sino: «explicar por qué la Luna tiene fases».",
      plan: "Elige algo que ocurre de todas formas: el desayuno, el autobús, el final de una clase.",
      visits: "Empieza cada visita con una hoja vacía. Abre el libro solo después.",
      mate: "Pon un nombre. También funciona con un gato.",
      question: "Algo que todavía no sepas responder. Trabajará por su cuenta.",
    },
  },
};
