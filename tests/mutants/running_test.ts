import type { Config } from '@japa/runner/types'

type Plugin = NonNullable<Config['plugins']>[number]

export const runningTest: Plugin = ({ emitter }) => {
  const tell = ({ meta }: { meta: { fileName?: string } }) => {
    Object.assign(globalThis, { runningTest: meta.fileName })
  }
  emitter.on('group:start', tell)
  emitter.on('test:start', tell)
}
