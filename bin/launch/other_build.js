import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'

/** Here node_modules can be linked, and a second run finds the commit built. */
const FOLDER = 'tmp/against'

/**
 * Makes a built work tree of another commit, with its own data. Its product is the commit's and
 * `benchmarks/` this tree's: both builds are measured by the same code, and what a commit's own
 * benchmarks can't measure is measured all the same.
 */
export function otherBuild(commit) {
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`).slice(0, 12)
  const root = join(process.cwd(), FOLDER, sha)
  if (!fs.existsSync(join(root, 'package.json'))) {
    git('worktree', 'prune')
    git('worktree', 'add', '--force', '--detach', root, sha)
  }
  linkModules(root)
  copyBenchmarks(root)
  addAlias(root)
  const build = `import('./bin/launch/ensure_build.js').then(({ ensureBuild }) => ensureBuild())`
  run(process.execPath, ['-e', build], { cwd: root })
  return { sha, root }
}

/** Only where they differ, so that an unchanged build is used again. */
function copyBenchmarks(root) {
  const copy = join(root, 'benchmarks')
  if (spawnSync('diff', ['-rq', 'benchmarks', copy]).status === 0) return
  fs.rmSync(copy, { recursive: true, force: true })
  fs.cpSync('benchmarks', copy, { recursive: true })
  fs.rmSync(join(root, 'build/.complete'), { force: true })
}

/** Those of this tree where both lock files are the same; else its own. */
function linkModules(root) {
  const modules = join(root, 'node_modules')
  if (fs.existsSync(modules)) return
  const lock = (folder) => fs.readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const isSame = lock(root) === lock(process.cwd())
  const linked = isSame && spawnSync('cp', ['-al', fs.realpathSync('node_modules'), modules])
  if (linked?.status === 0) return
  fs.rmSync(modules, { recursive: true, force: true })
  run('npm', ['ci'], { cwd: root })
}

/** The measuring code finds itself by this tree's aliases. */
function addAlias(root) {
  const path = join(root, 'package.json')
  const theirs = JSON.parse(fs.readFileSync(path, 'utf8'))
  const { imports } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  if (theirs.imports['#benchmarks/*']) return
  theirs.imports['#benchmarks/*'] = imports['#benchmarks/*']
  fs.writeFileSync(path, JSON.stringify(theirs, null, 2))
}

function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.trim()
}

function run(command, words, options) {
  const { status } = spawnSync(command, words, { stdio: 'inherit', ...options })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed`)
}
