/** Loaded before all else: the mutant that the environment names is applied, and which test ran into which is written down. */
import fs from 'node:fs'

const applied = Number(process.env.MUTANT ?? 0)
const reached = new Map()

globalThis.mutant = (number) => {
  if (process.env.MUTANTS_REACHED) {
    if (!reached.has(number)) reached.set(number, new Set())
    reached.get(number).add(globalThis.runningTest ?? '')
  }
  return number === applied
}

if (process.env.MUTANTS_REACHED)
  process.on('exit', () => {
    if (reached.size === 0) return
    const told = [...reached].map(([number, files]) => JSON.stringify([number, [...files]]))
    fs.appendFileSync(process.env.MUTANTS_REACHED, told.join('\n') + '\n')
  })
