const number = (name: string, fallback: number) => Number(process.env[name] || fallback)

/** What a run can be told from outside; the figures of the README were taken with these values. */
export const settings = {
  database: 'markaz_bench',
  /** The web process; the floors take the next three. */
  port: number('BENCH_PORT', 4610),
  connections: 16,
  /** Of one slice. */
  seconds: number('BENCH_SECONDS', 3),
  rounds: number('BENCH_ROUNDS', 5),
  /** To book a class session: so many, or as many as there is time for. */
  attempts: number('BENCH_ATTEMPTS', 100_000),
  attemptSeconds: number('BENCH_ATTEMPT_SECONDS', 900),
  tenants: 200,
  students: 100_000,
  only: process.env.BENCH_ONLY ?? '',
}
