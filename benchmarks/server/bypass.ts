import pg from 'pg'

export const bypassRole = 'markaz_bench'

export const bypass = {
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  database: process.env.DB_DATABASE,
  user: bypassRole,
  password: process.env.BENCH_PASSWORD,
}

export const bypassPool = () => new pg.Pool({ ...bypass, max: 10 })
