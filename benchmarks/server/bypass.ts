import { openPool } from '#domain/shared/data/pools'

export const bypassRole = 'markaz_bench'

export const bypass = {
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  database: process.env.DB_DATABASE,
  user: bypassRole,
  password: process.env.BENCH_PASSWORD,
}

/** It reads values as the product does: days are text. */
export const bypassPool = () => openPool({ ...bypass, max: 10 })
