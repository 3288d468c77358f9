import { useTranslations } from 'use-intl'
import { Bidi } from '~/ui/bidi'
import classes from '~/components/mailbox/mailbox.module.css'

export type Letter = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  link: string | null
}

/** One letter as its reader would see it, and as plain text; nothing in the frame can run or be followed. */
export function OpenLetter({ letter }: { letter: Letter }) {
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
