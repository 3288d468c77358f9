import type { Job, Seat } from '#benchmarks/load/job'
import type { Target } from '#benchmarks/load/targets'
import { ask, host } from '#benchmarks/measure/visitor'
import { settings } from '#benchmarks/settings'

export type Props = Record<string, unknown>

export const pageHeaders = (version: string) => ({
  'x-inertia': 'true',
  'x-inertia-version': version,
  'accept': 'text/html, application/xhtml+xml',
})

export function visits({ web, seats, version }: { web: number; seats: Seat[]; version: string }) {
  return (name: string, paths: string[], isMeant: (props: Props) => boolean): Target => {
    const job: Job = {
      port: settings.port,
      host,
      method: 'GET',
      paths,
      headers: pageHeaders(version),
      seats,
      seconds: settings.seconds,
      expected: 200,
    }
    return { name, job, pid: web, check: () => checkPages(job, isMeant) }
  }
}

async function checkPages(job: Job, isMeant: (props: Props) => boolean) {
  for (const path of job.paths.slice(0, 12)) {
    const headers = { ...job.headers, cookie: job.seats[0]!.cookie }
    const { status, body } = await ask({ path, headers })
    if (status !== 200 || !isMeant(JSON.parse(body).props)) {
      throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
    }
  }
}
