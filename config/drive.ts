import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import { resolve } from 'node:path'

const root = process.env.PROJECT_ROOT ?? app.makePath()

/** Files people upload; served only by routes that check tenant and permission. */
const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: services.fs({
      location: resolve(root, env.get('DATA_DIR', 'storage'), 'files'),
      serveFiles: false,
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
