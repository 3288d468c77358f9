import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { chapters } from '~/components/preview/entries'
import { useEntries } from '~/components/preview/use_entries'
import { PageHeader } from '~/ui/page/page_header'
import menu from '~/components/preview/menu.module.css'
import classes from '~/components/preview/preview.module.css'
import record from '~/ui/record/record.module.css'

export default function PreviewMenu() {
  const t = useTranslations('preview')
  const entriesOf = useEntries()
  return (
    <>
      <PageHeader
        title={t('gallery')}
        lead={t('lead')}
        primary={
          <Anchor href={urlFor('home')} component="a">
            {t('leave')}
          </Anchor>
        }
      />
      <div className={menu.chapters}>
        {chapters.map((chapter) => (
          <section key={chapter} className={record.card} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`} className={classes.name}>
              {t(`chapters.${chapter}`)}
            </h2>
            <ul className={menu.links}>
              {entriesOf(chapter).map(({ name, title, href, about }) => (
                <li key={name}>
                  <Link href={href}>{title}</Link>
                  {about && <span className={menu.about}>{about}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
