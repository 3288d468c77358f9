import { resolve } from 'node:path'
import { EnvProcessor } from '@adonisjs/core/env'
import { projectRoot } from '#bin/project_root'
import { readOrMakeSecrets } from '#bin/secrets'

/**
 * Completes the environment before it is validated: `.env`, an absolute DATA_DIR, the installation's own APP_KEY.
 * The tests keep their database and files in `DATA_DIR/test`, apart from the people's.
 */
export async function completeEnvironment(): Promise<void> {
  process.env.PROJECT_ROOT = projectRoot
  process.env.ENV_PATH ??= projectRoot
  await new EnvProcessor(new URL('../', import.meta.url)).process()

  const dataDir = resolve(projectRoot, process.env.DATA_DIR || 'storage')
  process.env.DATA_DIR = process.env.NODE_ENV === 'test' ? resolve(dataDir, 'test') : dataDir
  process.env.APP_KEY ||= (await readOrMakeSecrets(process.env.DATA_DIR)).appKey
}
