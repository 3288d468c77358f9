/**
 * `npm run lint` ends here: the rules that hold in every line written since the naming law
 * (docs/adr/0074-naming-law.md). Older lines are left alone until somebody changes them.
 */
import { execFileSync } from 'node:child_process'
import { changesSince } from './changes.js'
import { circleProblems } from './circle_problems.js'
import { lineProblems } from './line_problems.js'
import { pathProblems } from './path_problems.js'
import { roomProblems } from './room_problems.js'

/** The last commit before the law, or whichever one wants to compare with. */
const base = process.env.HOUSE_SINCE ?? 'd48fe8c8'

const changes = changesSince(base)
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const sources = [...new Set([...tracked, ...changes.keys()])].filter((path) =>
  /\.(js|tsx?)$/.test(path)
)

const problems = [
  ...(await lineProblems(changes)),
  ...pathProblems(changes, base),
  ...circleProblems(changes, sources),
  ...roomProblems(changes, sources),
]
for (const problem of problems) console.error(problem)
console.log(`${changes.size} files changed since ${base}, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
