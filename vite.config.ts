import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { filesOf, iconsOfLists, kitOfLists, partsOfShell, sharedByPeople } from './vite/bundles.ts'
import { compress } from './vite/compress.ts'
import { routePatterns } from './vite/route_patterns.ts'
import { sharedFiles } from './vite/shared_files.ts'
import { words } from './vite/words.ts'

const root = import.meta.dirname

export default defineConfig({
  plugins: [
    react(),
    words(root),
    routePatterns(),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      buildDirectory: 'public/build',
      assetsUrl: '/build',
      reload: ['resources/views/**/*.edge'],
    }),
    compress(),
  ],
  build: {
    // What a page imports beside its own file would be listed for every page: 7 kB of the first load
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@inertiajs)[\\/]/,
              priority: 3,
            },
            { name: 'kit', test: kitOfLists, priority: 2 },
            {
              name: 'kit-of-forms',
              test: /node_modules[\\/](@mantine[\\/]core|react-remove-scroll)[\\/]/,
              minShareCount: 14,
              priority: 1,
            },
            {
              name: 'shell',
              test: partsOfShell,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'lists',
              test: /inertia[\\/]ui[\\/](list[\\/](?!filters[\\/]when_control)|record[\\/]record_urls)/,
              minShareCount: 6,
            },
            { name: 'people', test: filesOf(sharedByPeople), minShareCount: 2 },
            { name: 'icons', test: iconsOfLists(root), minShareCount: 2, priority: 2 },
            {
              name: 'icons-of-pages',
              test: /node_modules[\\/]@tabler[\\/]/,
              minShareCount: 2,
              priority: 1,
            },
            { name: sharedFiles(root), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      '~/': `${root}/inertia/`,
      '@generated': `${root}/.adonisjs/client/`,
      'laravel-precognition': `${root}/inertia/no_precognition.ts`,
      'use-intl/format-message': 'use-intl/format-message/format-only',
      '#domain/': `${root}/domain/`,
    },
  },
})
