import { IconAlertTriangle, IconComponents, IconLayout, IconLogin2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type Chapter, chapters } from '~/components/preview/entries'
import { useEntries } from '~/components/preview/use_entries'
import type { MenuIcon } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'

const icons: Record<Chapter, MenuIcon> = {
  pages: IconLayout,
  components: IconComponents,
  auth: IconLogin2,
  errors: IconAlertTriangle,
}

export function usePreviewMenu(): PortalNode[] {
  const t = useTranslations('preview.chapters')
  const entriesOf = useEntries()
  return chapters.map((chapter) => ({
    line: chapter,
    title: t(chapter),
    icon: icons[chapter],
    subActivePaths: [`${urlFor('preview.index')}/${chapter}`],
    sub: entriesOf(chapter).map(({ name, title, href }) => ({
      line: name,
      title,
      to: href as `/${string}`,
    })),
  }))
}
