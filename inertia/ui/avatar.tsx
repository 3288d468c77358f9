import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { initials } from '~/ui/names/initials'
import classes from '~/ui/avatar.module.css'

interface AvatarProps {
  person: {
    first_name: string
    last_name: string
    photo: string | null
    gravatar?: string | null
  }
  size?: number
}

/**
 * A photo, else a gravatar, else initials (row E11), which also stand in while a picture loads;
 * without a name it is a generic figure. It has no accessible name, because the name is always
 * beside it.
 */
export function Avatar({ person, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string[]>([])
  const [shown, setShown] = useState<string>()
  const source = [person.photo, person.gravatar].find((url) => url && !broken.includes(url))
  const isShown = source !== undefined && shown === source
  const letters = initials(person.first_name, person.last_name)
  const style = { inlineSize: size, blockSize: size, fontSize: Math.max(9, size * 0.4) }

  return (
    <span className={classes.avatar} style={style} aria-hidden="true" data-avatar>
      {!isShown && (letters || <IconUser size={size * 0.55} />)}
      {source && (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          data-shown={isShown || undefined}
          onLoad={() => setShown(source)}
          onError={() => setBroken((urls) => [...urls, source])}
        />
      )}
    </span>
  )
}
