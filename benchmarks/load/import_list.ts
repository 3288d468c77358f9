import { setTimeout as pause } from 'node:timers/promises'
import { ask, assetsVersion, signIn } from '#benchmarks/measure/visitor'
import { emailOf } from '#benchmarks/seed/centres'

const border = 'a-border-of-parts'
/** How long one looks away between two looks at the progress. */
const glance = 250

interface Told {
  status: string
  mapping: (string | null)[]
  created: number
}

interface Page {
  props: { record: Told }
}

/** One after the other, as a person goes through the pages: the list is uploaded, checked and run. */
export async function importer(entity: string) {
  const { cookie, token } = await signIn(emailOf(0))
  const headers = {
    cookie,
    'x-xsrf-token': token,
    'x-inertia': 'true',
    'x-inertia-version': await assetsVersion(),
  }
  const post = (path: string, body: object | Buffer = {}, type = 'application/json') =>
    ask({ method: 'POST', path, headers: { ...headers, 'content-type': type }, body })

  return {
    cookie,
    async checked(list: string) {
      const type = `multipart/form-data; boundary=${border}`
      const { location: path } = await post('/admin/imports', upload(entity, list), type)
      if (!path) throw new Error('The list was refused')
      const { mapping } = await until(path, headers, 'mapping')
      await post(`${path}/check`, { mapping, policy: 'skip', date_order: 'dmy' })
      await until(path, headers, 'checked')
      return path
    },
    async run(path: string) {
      await post(`${path}/run`)
      return until(path, headers, 'done')
    },
  }
}

async function until(path: string, headers: Record<string, string>, status: string) {
  for (;;) {
    const { record } = (JSON.parse((await ask({ path, headers })).body) as Page).props
    if (record.status === status) return record
    if (record.status === 'stopped') throw new Error('The import stopped')
    await pause(glance)
  }
}

function upload(entity: string, list: string) {
  const part = (name: string, rest: string) =>
    `--${border}\r\nContent-Disposition: form-data; name="${name}"${rest}`
  return Buffer.from(
    `${part('entity', '')}\r\n\r\n${entity}\r\n${part('file', '; filename="list.csv"')}\r\nContent-Type: text/csv\r\n\r\n${list}\r\n--${border}--\r\n`
  )
}
