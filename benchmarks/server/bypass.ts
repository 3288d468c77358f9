import pg from 'pg'

export const bypassRole = 'markaz_bench'

/** The floors read without row-level security; benchmarks/seed/bypass_role.ts made the role. */
export const bypass = {
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  database: process.env.DB_DATABASE,
  user: bypassRole,
  password: process.env.BENCH_PASSWORD,
}

export const bypassPool = () => new pg.Pool({ ...bypass, max: 10 })
