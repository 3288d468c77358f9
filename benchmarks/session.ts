import { startDatabase } from '#bin/database/start_database'
import { completeEnvironment } from '#start/complete_environment'
import { failedFigure, type Figure } from '#benchmarks/figures/figure'
import { asExternal } from '#benchmarks/measure/as_external'
import { prepare } from '#benchmarks/seed/prepare'
import { settings } from '#benchmarks/settings'

type Place = { postmaster: number; address: Awaited<ReturnType<typeof startDatabase>>['address'] }

/**
 * The measures stand in their order. Each is imported when its turn comes: beside an older build,
 * whose code one of them may not find, the others can be measured all the same.
 */
const measures: Record<string, (place: Place) => Promise<Figure[]>> = {
  'load': async ({ postmaster }) =>
    (await import('#benchmarks/figures/measure_load')).measureLoad(postmaster),
  'lists': async ({ postmaster }) =>
    (await import('#benchmarks/figures/lists')).listFigures(postmaster),
  'searches': async ({ postmaster }) =>
    (await import('#benchmarks/figures/search')).searchFigures(postmaster),
  'neighbours': async () => (await import('#benchmarks/figures/neighbour')).neighbourFigures(),
  'tenant proof': async ({ postmaster, address }) =>
    (await import('#benchmarks/figures/tenant_proof')).tenantProof(postmaster, address),
  'round trips': async () => (await import('#benchmarks/figures/round_trips')).roundTrips(),
  'group page': async () => (await import('#benchmarks/figures/group_page')).groupPage(),
  'timetable': async ({ postmaster, address }) =>
    (await import('#benchmarks/figures/timetable')).timetableFigures(postmaster, address),
  'imported timetable': async ({ address }) =>
    (await import('#benchmarks/figures/timetable_imports')).timetableImports(address),
  'calendar': async () => (await import('#benchmarks/figures/calendar')).calendarFigures(),
  'attendance': async ({ address }) =>
    (await import('#benchmarks/figures/attendance')).attendanceFigures(address),
  'issuing': async () => (await import('#benchmarks/figures/issuing')).issuingFigures(),
  'memory': async () => (await import('#benchmarks/figures/memory')).memory(),
  'first load': async () => (await import('#benchmarks/figures/first_load')).firstLoad(),
  'browser visits': async () => (await import('#benchmarks/figures/list_visits')).listVisits(),
  'palette': async () => (await import('#benchmarks/figures/palette')).paletteFigures(),
  'imports': async ({ postmaster }) =>
    (await import('#benchmarks/figures/imports')).importFigures(postmaster),
  'sign-in': async ({ address }) =>
    (await import('#benchmarks/figures/sign_in')).signInFigures(address),
  'external start': () => asExternal(() => startUp('external', 0.8)),
}

/** Measured once the database is released, which it starts itself. */
const embeddedStart = 'embedded start'

export const measureNames = [...Object.keys(measures), embeddedStart].filter((name) =>
  name.includes(settings.only)
)

const startUp = async (kind: 'embedded' | 'external', limit: number) =>
  (await import('#benchmarks/figures/start_up')).startUp(kind, limit)

/** Fills the database; a measure that fails is one figure that says why. */
export async function openBench() {
  await completeEnvironment()
  Object.assign(process.env, {
    DB_DATABASE: settings.database,
    PORT: String(settings.port),
    HOST: '127.0.0.1',
    APP_URL: '',
    APP_DOMAIN: 'localhost',
    DEFAULT_TENANT: '',
    DEMO: 'false',
  })
  const database = await startDatabase()
  let isOpen = true
  async function close() {
    if (isOpen) await database.release()
    isOpen = false
  }
  const postmaster = await prepare(database.address).catch(async (error: unknown) => {
    await close()
    throw error
  })

  async function take(name: string) {
    if (name !== embeddedStart) return measures[name]!({ postmaster, address: database.address })
    await close()
    return database.kind === 'embedded' ? startUp('embedded', 3) : []
  }

  return {
    close,
    measure: (name: string) => take(name).catch((error: unknown) => [failedFigure(name, error)]),
  }
}
