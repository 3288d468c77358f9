import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './vite/compress.ts'
import { words } from './vite/words.ts'

const root = import.meta.dirname

export default defineConfig({
  plugins: [
    react(),
    words(root),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      buildDirectory: 'public/build',
      assetsUrl: '/build',
      reload: ['resources/views/**/*.edge'],
    }),
    compress(),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@inertiajs)[\\/]/,
            },
            {
              name: 'mantine',
              test: /node_modules[\\/](@mantine[\\/](core|hooks)|@floating-ui)[\\/]/,
              minShareCount: 14,
            },
            {
              name: 'shell',
              test: /inertia[\\/](appearance|hooks|language|components[\\/]shell|layouts|ui[\\/][^\\/]+$)/,
              minShareCount: 4,
            },
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      '~/': `${root}/inertia/`,
      '@generated': `${root}/.adonisjs/client/`,
      '#domain/shared/': `${root}/domain/shared/`,
    },
  },
})
