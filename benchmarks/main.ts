import { startDatabase } from '#bin/database/start_database'
import { completeEnvironment } from '#start/complete_environment'
import type { Figure } from '#benchmarks/figures/figure'
import { attendanceFigures } from '#benchmarks/figures/attendance'
import { calendarFigures } from '#benchmarks/figures/calendar'
import { firstLoad } from '#benchmarks/figures/first_load'
import { groupPage } from '#benchmarks/figures/group_page'
import { importFigures } from '#benchmarks/figures/imports'
import { listVisits } from '#benchmarks/figures/list_visits'
import { listFigures } from '#benchmarks/figures/lists'
import { measureLoad } from '#benchmarks/figures/measure_load'
import { neighbourFigures } from '#benchmarks/figures/neighbour'
import { memory } from '#benchmarks/figures/memory'
import { paletteFigures } from '#benchmarks/figures/palette'
import { roundTrips } from '#benchmarks/figures/round_trips'
import { searchFigures } from '#benchmarks/figures/search'
import { signInFigures } from '#benchmarks/figures/sign_in'
import { tenantProof } from '#benchmarks/figures/tenant_proof'
import { timetableImports } from '#benchmarks/figures/timetable_imports'
import { timetableFigures } from '#benchmarks/figures/timetable'
import { startUp } from '#benchmarks/figures/start_up'
import { report } from '#benchmarks/report'
import { prepare } from '#benchmarks/seed/prepare'
import { asExternal } from '#benchmarks/measure/as_external'
import { settings } from '#benchmarks/settings'

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

const figures: Figure[] = []

async function measure(name: string, take: () => Promise<Figure[]>) {
  if (!name.includes(settings.only)) return
  console.log(`${name} …`)
  figures.push(...(await take()))
}

const database = await startDatabase()
try {
  const postmaster = await prepare(database.address)
  await measure('load', () => measureLoad(postmaster))
  await measure('lists', () => listFigures(postmaster))
  await measure('searches', () => searchFigures(postmaster))
  await measure('neighbours', neighbourFigures)
  await measure('tenant proof', () => tenantProof(postmaster, database.address))
  await measure('round trips', roundTrips)
  await measure('group page', groupPage)
  await measure('timetable', () => timetableFigures(postmaster, database.address))
  await measure('imported timetable', () => timetableImports(database.address))
  await measure('calendar', calendarFigures)
  await measure('attendance', () => attendanceFigures(database.address))
  await measure('memory', memory)
  await measure('first load', firstLoad)
  await measure('browser visits', listVisits)
  await measure('palette', paletteFigures)
  await measure('imports', () => importFigures(postmaster))
  await measure('sign-in', () => signInFigures(database.address))
  await measure('external start', () => asExternal(() => startUp('external', 0.8)))
} finally {
  await database.release()
}
if (database.kind === 'embedded') await measure('embedded start', () => startUp('embedded', 3))
report(figures)
