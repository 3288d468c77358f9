import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/drive'
import { resolve } from 'node:path'
import { WholeDisk } from '#core/files/whole_disk'

const root = process.env.PROJECT_ROOT ?? app.makePath()

/** Files people upload; served only by routes that check tenant and permission. */
const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: () => new WholeDisk(resolve(root, env.get('DATA_DIR', 'storage'), 'files')),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
