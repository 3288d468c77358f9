import { test } from '@japa/runner'
import { pagePreloads } from '#core/pages/page_preloads'

const manifest = {
  'inertia/app.tsx': {
    file: 'app.js',
    imports: ['_vendor.js'],
    css: ['app.css'],
    dynamicImports: [
      'virtual:words/en',
      'virtual:words/ar',
      'inertia/pages/admin/students/index.tsx',
    ],
    assets: ['plex-arabic-400-x.woff2', 'plex-arabic-600-x.woff2', 'inter.woff2'],
  },
  '_vendor.js': { file: 'vendor.js' },
  'virtual:words/en': { file: 'en.js' },
  'virtual:words/ar': { file: 'ar.js' },
  'virtual:words/en-students': { file: 'en-students.js' },
  'virtual:words/ar-students': { file: 'ar-students.js' },
  'virtual:words/en-lists': { file: 'en-lists.js' },
  'inertia/ui/dialog/dialog.tsx': { file: 'dialog.js' },
  'inertia/layouts/admin.tsx': { file: 'admin.js', imports: ['inertia/app.tsx', '_vendor.js'] },
  'inertia/pages/admin/students/index.tsx': {
    file: 'students.js',
    imports: ['_table.js'],
    dynamicImports: [
      'virtual:words/en-students',
      'virtual:words/ar-students',
      'inertia/ui/dialog/dialog.tsx',
    ],
    css: ['students.css'],
  },
  '_table.js': { file: 'table.js', css: ['table.css'], dynamicImports: ['virtual:words/en-lists'] },
}
const page = (locale: string) => ({
  component: 'admin/students/index',
  props: { portal: 'admin', auth: {}, app: { locale } },
})

test.group('The files a page is first drawn from', () => {
  test('are each named once; the styles of the entry are linked by Vite', ({ assert }) => {
    const { scripts, styles } = pagePreloads(manifest, page('en'))
    assert.sameMembers(scripts, [
      'app.js',
      'vendor.js',
      'en.js',
      'en-students.js',
      'en-lists.js',
      'admin.js',
      'students.js',
      'table.js',
    ])
    assert.sameMembers(styles, ['students.css', 'table.css'])
  })

  test('hold one language, and Arabic letters for Arabic alone', ({ assert }) => {
    assert.deepEqual(pagePreloads(manifest, page('en')).fonts, [])
    const arabic = pagePreloads(manifest, page('ar'))
    assert.include(arabic.scripts, 'ar.js')
    assert.include(arabic.scripts, 'ar-students.js')
    for (const file of ['en.js', 'en-students.js']) assert.notInclude(arabic.scripts, file)
    assert.deepEqual(arabic.fonts, ['plex-arabic-400-x.woff2'])
  })
})
