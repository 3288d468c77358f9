import { Link } from '@adonisjs/inertia/react'
import { IconMail } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'
import { Bidi } from '~/ui/bidi'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/mailbox/mailbox.module.css'

interface MailboxProps {
  letters: { id: string; to: string; subject: string; at: string }[]
  open: Letter | null
}

export default function Mailbox({ letters, open }: MailboxProps) {
  const t = useTranslations('mailbox')
  const { instant } = useFormat()
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {open ? (
        <div className={classes.columns}>
          <nav className={classes.list} aria-label={t('letters')}>
            {letters.map(({ id, to, subject, at }) => (
              <Link
                key={id}
                href={`${urlFor('mailbox')}?letter=${id}`}
                className={classes.line}
                aria-current={id === open.id ? 'true' : undefined}
                preserveScroll
              >
                <strong>
                  <bdi>{subject}</bdi>
                </strong>
                <span>
                  <Bidi>{to}</Bidi>
                </span>
                <span>{instant(at)}</span>
              </Link>
            ))}
          </nav>
          <OpenLetter letter={open} />
        </div>
      ) : (
        <EmptyState icon={<IconMail size={24} />} title={t('none')} text={t('none_text')} />
      )}
    </div>
  )
}

type Letter = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  link: string | null
  attachments: string[]
}

function OpenLetter({ letter }: { letter: Letter }) {
  const t = useTranslations('mailbox')
  return (
    <article className={classes.letter}>
      <h2 className={classes.subject}>
        <bdi>{letter.subject}</bdi>
      </h2>
      <p className={classes.to}>
        {t('to')} <Bidi>{letter.to}</Bidi>
      </p>
      {letter.link && (
        <p className={classes.link}>
          <a href={letter.link}>{t('open_link')}</a>
        </p>
      )}
      {letter.attachments.map((name, place) => (
        <p key={name} className={classes.link}>
          {t('attachment')}{' '}
          <a href={`${urlFor('mailbox.attachment')}?letter=${letter.id}&place=${place}`}>
            <bdi>{name}</bdi>
          </a>
        </p>
      ))}
      <iframe
        key={letter.id}
        className={classes.frame}
        title={letter.subject}
        sandbox=""
        srcDoc={letter.html}
      />
      <details>
        <summary>{t('as_text')}</summary>
        <pre className={classes.text} dir="auto">
          {letter.text}
        </pre>
      </details>
    </article>
  )
}
