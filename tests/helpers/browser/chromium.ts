import fs from 'node:fs'
import { spawnSync } from 'node:child_process'
import { type LaunchOptions, chromium } from 'playwright'

const SYSTEM_PATHS = [
  // Draws no windows, which saves a quarter of the time; the pages are drawn by the same engine
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const UNUSED = [
  // What a window draws around the page and over it, each a page with a process of its own: a third of all the time
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUILocationBar',
  'WebUIHomeButton',
  'WebUIBackForwardButton',
  'WebUISplitTabsButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // Playwright's own list (1.65) but for Edge's, which this one replaces
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'TcpPortRandomizationWin',
  'AimEnabled',
  'PreconnectToSearch',
]

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough to earn what optimizing its code costs
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${UNUSED.join(',')}`,
]

/** How the tests start Chromium: CHROMIUM_PATH, else the system's, else Playwright's, which is installed when missing. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const args = asRoot() ? ['--no-sandbox', ...QUIET] : QUIET
  return { args, executablePath: find() ?? install() }
}

function find(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, ...playwrightsOwn()]
  return candidates.find((path) => path && fs.existsSync(path))
}

/** The whole browser, or the shell without windows that `--only-shell` brings, which lies beside it. */
function playwrightsOwn(): string[] {
  const whole = chromium.executablePath()
  const [, folder, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole) ?? []
  if (!folder) return [whole]
  const shell = `${folder}chromium_headless_shell-${revision}`
  if (!fs.existsSync(shell)) return [whole]
  const names = fs.readdirSync(shell, { recursive: true, encoding: 'utf8' })
  const program = names.find((name) => /(chrome-headless-shell|headless_shell)(\.exe)?$/.test(name))
  return program ? [whole, `${shell}/${program}`] : [whole]
}

function install(): string {
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium', '--only-shell'])
  if (!find() && asRoot()) {
    run('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!find()) run('apt-get', ['install', '-y', '--no-install-recommends', name])
    }
  }
  const found = find()
  if (!found) throw new Error('No Chromium here. Install one, or name one in CHROMIUM_PATH.')
  return found
}

function run(program: string, parameters: string[]): void {
  spawnSync(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  })
}

function asRoot(): boolean {
  return process.getuid?.() === 0
}
