import { Child } from '#benchmarks/measure/child'
import type { Job, LoadResult } from '#benchmarks/load/job'

export class Load {
  #child = new Child('benchmarks/load/process.js')

  run(job: Job) {
    return this.#child.ask<LoadResult>(job)
  }

  stop() {
    return this.#child.stop()
  }
}
