const number = (name: string, fallback: number) => Number(process.env[name] || fallback)

/** One round of a second over a tenth of the data shows whether every figure can be measured. */
const isShort = Boolean(process.env.BENCH_SHORT)

/** What a run can be told from outside; the figures of the README were taken with these values. */
export const settings = {
  database: isShort ? 'markaz_bench_short' : 'markaz_bench',
  /** The web process; the floors take the next three. */
  port: number('BENCH_PORT', 4610),
  connections: 16,
  /** Of one slice. */
  seconds: number('BENCH_SECONDS', isShort ? 1 : 3),
  warm_up_seconds: isShort ? 1 : 2,
  rounds: number('BENCH_ROUNDS', isShort ? 1 : 5),
  /** To book a class session: so many, or as many as there is time for. */
  attempts: number('BENCH_ATTEMPTS', isShort ? 500 : 100_000),
  attemptSeconds: number('BENCH_ATTEMPT_SECONDS', isShort ? 20 : 900),
  tenants: isShort ? 10 : 200,
  students: isShort ? 10_000 : 100_000,
  only: process.env.BENCH_ONLY ?? '',
}

/** A short run takes a tenth of the usual repetitions. */
export const samples = (usual: number) => (isShort ? Math.ceil(usual / 10) : usual)

/** Page 2,000 of 100,000 records. */
export const deepPage = settings.students / 50
/** A list of all students, or of what each has one of, is longer. */
export const mostStudents = settings.students * 0.9
