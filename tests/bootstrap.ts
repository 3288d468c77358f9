import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Test } from '@japa/runner/core'
import type { Config } from '@japa/runner/types'
import fc from 'fast-check'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { chromiumOptions } from '#tests/helpers/browser/chromium'
import { leaveCommitsUnwritten } from '#tests/helpers/database/unwritten_commits'
import { recordResults } from '#tests/helpers/run/record_results'
import { refuseEmptyRun } from '#tests/helpers/run/refuse_empty_run'
import { runningTest } from '#tests/mutants/running_test'

/** Under CI the same seed every time, so that a commit always gets the same answer; elsewhere a new one (ADR 52). */
if (process.env.CI) fc.configureGlobal({ seed: 54 })

const inBrowser = ['browser', 'pages', 'matrix']

export const plugins: Config['plugins'] = [
  assert(),
  apiClient({ baseURL: `http://127.0.0.1:${process.env.PORT}` }),
  pluginAdonisJS(app),
  recordResults,
  refuseEmptyRun,
  ...(process.env.MUTANTS_REACHED ? [runningTest] : []),
  browserClient({
    runInSuites: inBrowser,
    launcher: async () => {
      const { chromium } = await import('playwright')
      return chromium.launch(await chromiumOptions())
    },
  }),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [leaveCommitsUnwritten],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'unit') suite.setup(() => testUtils.httpServer().start())
  if (suite.name !== 'browser') return
  suite.onGroup((group) => group.each.teardown(closeWindows))
  suite.onTest((test) => test.teardown(closeWindows))
}

/** A window left open goes on running its page beside the tests that follow. */
async function closeWindows({ context }: Test) {
  for (const window of context.browser.contexts()) await window.close()
}
