import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

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
  if (isDeepStrictEqual(readFolder('benchmarks'), readFolder(copy))) return
  fs.rmSync(copy, { recursive: true, force: true })
  fs.cpSync('benchmarks', copy, { recursive: true })
  fs.rmSync(join(root, 'build/.complete'), { force: true })
}

const readFolder = (folder) =>
  fs
    .globSync('**/*.*', { cwd: folder })
    .sort()
    .map((path) => [path, fs.readFileSync(join(folder, path), 'utf8')])

/** Those of this tree where every package that the commit locks stands in it; else its own. */
function linkModules(root) {
  const modules = join(root, 'node_modules')
  if (fs.existsSync(modules)) return
  const [own, theirs] = [packagesOf(process.cwd()), packagesOf(root)]
  const hasAll = Object.entries(theirs).every(([path, version]) => own[path] === version)
  const linked = hasAll && spawnSync('cp', ['-al', fs.realpathSync('node_modules'), modules])
  if (linked?.status === 0) return
  fs.rmSync(modules, { recursive: true, force: true })
  run('npm', ['ci'], { cwd: root })
}

/** Versions by the folder in node_modules. */
function packagesOf(folder) {
  const { packages } = JSON.parse(fs.readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const versions = Object.entries(packages).map(([path, { version }]) => [path, version])
  return Object.fromEntries(versions)
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
