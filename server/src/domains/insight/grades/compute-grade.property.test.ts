import fc from "fast-check";
import { expect, test } from "vitest";

import { computeGrade, type Marks } from "./compute-grade.ts";

const marks = fc
  .record({
    weight: fc.nat(1000),
    questions: fc.nat(40),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ weight, questions, share }): Marks => {
    return { weight, questions, right: Math.round(questions * share) };
  });
const classes = fc.array(marks, { maxLength: 12 });

/** A straightforward reference implementation in floating point. */
function reference(modules: readonly Marks[]): number | null {
  const counting = modules.filter(({ questions, weight }) => questions > 0 && weight > 0);
  const weights = counting.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return counting.reduce((sum, { weight, right, questions }) => {
    return sum + (weight / weights) * (right / questions);
  }, 0);
}

test("a grade is the weighted mean of the modules, to half of its last decimal", () => {
  fc.assert(
    fc.property(
      classes,
      fc.nat(2),
      fc.constantFrom("hundred", "ten"),
      (modules, decimals, scale) => {
        const grade = computeGrade({ scale, decimals }, modules);
        const share = reference(modules);
        if (share === null || grade === null) {
          expect(share).toBe(grade);
          return;
        }
        const highest = scale === "ten" ? 10 : 100;
        const half = 0.5 / 10 ** decimals;
        expect(Math.abs(Number(grade.value) - share * highest)).toBeLessThanOrEqual(half + 1e-9);
        expect(grade.value.split(".")[1]?.length ?? 0).toBe(decimals);
        expect(Math.abs(Number(grade.percent) - share * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      },
    ),
  );
});

test("what counts nothing changes nothing, the order neither, nor weights in proportion", () => {
  fc.assert(
    fc.property(classes, marks, fc.integer({ min: 2, max: 9 }), (modules, other, times) => {
      const grade = (list: readonly Marks[]) => computeGrade({ scale: "ten", decimals: 2 }, list);
      const given = grade(modules);
      expect(grade([...modules, { ...other, weight: 0 }])).toEqual(given);
      expect(grade([...modules, { ...other, questions: 0, right: 0 }])).toEqual(given);
      expect(grade(modules.toReversed())).toEqual(given);
      expect(grade(modules.map((one) => ({ ...one, weight: one.weight * times })))).toEqual(given);
    }),
  );
});

test("one more right answer never makes it worse", () => {
  fc.assert(
    fc.property(classes, fc.nat(11), (modules, index) => {
      const one = modules[index];
      if (!one || one.right >= one.questions) return;
      const value = (list: readonly Marks[]) =>
        Number(computeGrade({ scale: "hundred", decimals: 2 }, list)?.percent ?? 0);
      const better = modules.with(index, { ...one, right: one.right + 1 });
      expect(value(better)).toBeGreaterThanOrEqual(value(modules));
    }),
  );
});

test("halves are rounded up, and letters begin where they say, whatever is rounded", () => {
  const of = (right: number, questions: number, scale: "ten" | "hundred" | "letters") =>
    computeGrade({ scale, decimals: 0 }, [{ weight: 1, questions, right }])?.value;
  expect([of(1, 20, "ten"), of(17, 20, "ten"), of(1, 200, "hundred")]).toEqual(["1", "9", "1"]);
  expect([9, 8, 7, 6, 5].map((right) => of(right, 10, "letters")).join("")).toBe("ABCDF");
  expect(of(899, 1000, "letters")).toBe("B");
});
