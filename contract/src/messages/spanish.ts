/**
 * Every message of the API, English as the key, Spanish as the value.
 * `{name}` is a placeholder filled in by the server. The type of the keys makes a message
 * without a translation a compile error.
 */
export const spanishMessages = {
  // Conventions
  "Something went wrong.": "Algo ha salido mal.",
  "The data sent has not passed the validation.":
    "Hay datos que faltan o no son válidos. Revísalos.",
  "You are not allowed to access this page.": "No tienes permiso para acceder a esta página.",
  "Sign in first.": "Inicia sesión primero.",
  "This token is not valid, or not any more.": "Este token no es válido o ya no lo es.",
  "This call needs a token with the scope {scope}.":
    "Esta llamada necesita un token con el permiso {scope}.",
  "No token may make this call.": "Esta llamada no se puede hacer con un token.",
  "Give the token a name.": "Pon un nombre al token.",
  "Choose what the token may do.": "Elige qué puede hacer el token.",
  "Enter an https address on the public internet.":
    "Escribe una dirección https de la internet pública.",
  "Choose what it is told of.": "Elige de qué se le avisa.",
  "There are {most} webhooks already. Remove one first.":
    "Ya hay {most} webhooks. Quita alguno antes.",
  "Choose between 1 and 365 days.": "Elige entre 1 y 365 días.",
  "You have {most} tokens already. Revoke one first.":
    "Ya tienes {most} tokens. Revoca alguno antes.",
  "This was not found.": "No se ha encontrado.",
  "You have {most} of these already. Delete one first.":
    "Ya tienes {most} de estos. Elimina uno antes.",
  "You have scheduled this spreadsheet for that day already.":
    "Ya tienes programada esta hoja de cálculo para ese día.",
  "Choose a group or dates, not both.": "Elige un grupo o unas fechas, no las dos cosas.",
  "Choose a day that is not before the first.": "Elige un día que no sea anterior al primero.",
  "These figures are still being counted. Try again in a minute.":
    "Estas cifras aún se están contando. Inténtalo de nuevo en un minuto.",
  "Its author does not want it to be pinned.": "Su autor no quiere que se destaque.",
  "Its author is gone: nobody can agree any more.":
    "Su autor ya no está: nadie puede dar su consentimiento.",
  "A hidden or reported opinion cannot be pinned.":
    "Una opinión oculta o denunciada no se puede destacar.",
  "Three opinions on this question are pinned or asked for. Take one down, or stop asking, first.":
    "Ya hay tres opiniones de esta pregunta destacadas o pedidas. Antes, quita una o deja de pedirla.",
  "Who gets this is not shown to the others, so that it takes no comments.":
    "Quien lo recibe no sabe quién más lo recibe; por eso no admite comentarios.",
  "This is addressed to chosen people. To whom it goes stays.":
    "Esto va dirigido a personas elegidas. Los destinatarios no se cambian.",
  "There is nobody to write to any more.": "Ya no hay nadie a quien escribir.",
  "Name the section and what it is about, or neither.":
    "Indica la sección y de qué se trata, o ninguna de las dos.",
  "The course selected doesn't exist.": "El curso seleccionado no existe.",
  "Something here is still to be written: what begins with ✎.":
    "Aquí queda algo por escribir: lo que empieza con ✎.",
  "Choose at least one section.": "Elige al menos una sección.",
  "Choose at most 50 sections.": "Elige 50 secciones como máximo.",
  "This version is not kept any longer.": "Esta versión ya no se conserva.",
  "This page has been open for too long. Reload it and try again.":
    "Esta página lleva abierta demasiado tiempo. Recárgala e inténtalo de nuevo.",
  "The data sent is too large.": "Los datos enviados son demasiado grandes.",
  "Send JSON.": "Envía JSON.",
  "This address does not take this method.": "Esta dirección no admite este método.",
  "This request cannot be read.": "Esta solicitud no se puede leer.",
  "No data was sent.": "No se ha enviado ningún dato.",
  "The data sent is not valid JSON.": "Los datos enviados no son JSON válido.",
  "Too many attempts. Try again in {seconds} seconds.":
    "Demasiados intentos. Inténtalo de nuevo dentro de {seconds} segundos.",
  "The server is busy. Try again in a moment.":
    "El servidor está ocupado. Inténtalo de nuevo dentro de un momento.",
  "This Idempotency-Key came with another request before.":
    "Esta Idempotency-Key ya vino antes con otra solicitud.",
  "This can only be stored encrypted, and the site has no key for that. Its operator has to set PASO_SECRET_KEY first.":
    "Esto solo se puede guardar cifrado, y el sitio no tiene clave para ello. Quien lo administra debe definir antes PASO_SECRET_KEY.",
  "This address is not valid, or not any more. Where the site was started, the latest one is shown; starting it again shows a new one.":
    "Esta dirección no es válida o ya no lo es. Donde se inició el sitio se muestra la última; al iniciarlo de nuevo se muestra otra.",
  "This site has an administrator already. Sign in, or ask them for an account.":
    "Este sitio ya tiene administrador. Inicia sesión o pídele una cuenta.",
  "This address already has an account.": "Esta dirección ya tiene una cuenta.",
  "Enter your name.": "Escribe tu nombre.",
  "Give the site a name.": "Pon un nombre al sitio.",
  "Use at most 60 characters.": "Usa como máximo 60 caracteres.",
  "Write the colour as # and six digits, such as #0b6b5a.":
    "Escribe el color con # y seis cifras, como #0b6b5a.",
  "Texts in this colour are hard to read: its contrast is {contrast}, and {needed} is needed. {nearest} is the nearest colour that has it.":
    "Los textos de este color se leen mal: su contraste es {contrast} y hace falta {needed}. {nearest} es el color más cercano que lo tiene.",
  "Name domains such as example.org, one a line.":
    "Escribe dominios como example.org, uno en cada línea.",
  "Name at least one domain.": "Escribe al menos un dominio.",
  "Name at most 100 domains.": "Escribe como máximo 100 dominios.",
  "Enter a number from 1 up.": "Introduce un número a partir de 1.",
  "This server takes files of at most {most} MB.":
    "Este servidor admite archivos de {most} MB como máximo.",
  "Enter a host name, such as mail.example.org.":
    "Introduce un nombre de servidor, como mail.example.org.",
  "Enter a port from 1 to 65535.": "Introduce un puerto de 1 a 65535.",
  "PASO_SMTP_URL chooses the mail server. Remove it from the environment to choose one here.":
    "El servidor de correo lo fija PASO_SMTP_URL. Quítala del entorno para elegir uno aquí.",
  "Enter the password again: it is not passed on to another server or user.":
    "Introduce otra vez la contraseña: no se entrega a otro servidor ni a otro usuario.",
  "A password is sent over an encrypted connection alone.":
    "Una contraseña solo se envía por una conexión cifrada.",
  "Set up a mail server first.": "Configura antes un servidor de correo.",
  "Only addresses of {domains} can sign up.": "Solo pueden registrarse direcciones de {domains}.",
  "This site does not take new accounts. Ask an administrator.":
    "Este sitio no admite cuentas nuevas. Pregunta a la administración.",
  "Only people with the code of a course can sign up. This one is not valid.":
    "Solo puede registrarse quien tenga el código de un curso. Este no es válido.",
  "Agree to the terms to sign up.": "Acepta las condiciones para registrarte.",
  "We have sent you a mail with a link. Open it within {hours} hours to confirm your address.":
    "Te hemos enviado un correo con un enlace. Ábrelo en las próximas {hours} horas para confirmar tu dirección.",
  "This site does not send mail yet. An administrator can give you the link that confirms your address; it is valid for {hours} hours.":
    "Este sitio todavía no envía correos. La administración puede darte el enlace que confirma tu dirección; es válido durante {hours} horas.",
  "This link is no longer valid. If you have used it before, sign in.":
    "Este enlace ya no es válido. Si ya lo has usado, inicia sesión.",
  "This is not the password that you chose when you signed up.":
    "Esta no es la contraseña que elegiste al registrarte.",
  "This time zone is not known.": "Esta zona horaria no se conoce.",
  // Values
  "This field is required.": "Este campo es obligatorio.",
  "This value is not valid.": "Este valor no es válido.",
  "This field is not known.": "Este campo no se conoce.",
  "This is too long.": "Es demasiado largo.",
  "Write at least 2 characters.": "Escribe al menos 2 caracteres.",
  "Use at most 255 characters.": "Usa como máximo 255 caracteres.",
  "Enter a whole number.": "Introduce un número entero.",
  "Choose round 1 or 2.": "Elige la ronda 1 o 2.",
  "Enter 0 or more.": "Introduce 0 o más.",
  "This number is too large.": "Este número es demasiado grande.",
  "This text holds characters that cannot be stored.":
    "Este texto contiene caracteres que no se pueden guardar.",
  "This cannot be stored.": "Esto no se puede guardar.",
  "This cursor is not valid.": "Este cursor no es válido.",
  "Write a date and time as YYYY-MM-DDTHH:mm.": "Escribe la fecha y la hora como AAAA-MM-DDTHH:mm.",
  "This date does not exist.": "Esta fecha no existe.",
  "The end must be after the start.": "El final debe ser posterior al inicio.",
  "Former participant": "Exparticipante",
  "This account is already going to be erased.": "Esta cuenta ya está pendiente de borrarse.",
  // Single sign-on
  "Use lowercase letters, digits and hyphens, at most 40.":
    "Usa minúsculas, cifras y guiones, como máximo 40.",
  "This is not a domain.": "Esto no es un dominio.",
  "Another provider has this name in addresses.":
    "Otro proveedor ya tiene este nombre en las direcciones.",
  "People have connected this provider. Add another one for another issuer.":
    "Ya hay personas que han conectado este proveedor. Para otro emisor, añade otro proveedor.",
  "This way to sign in is no longer offered.": "Esta forma de iniciar sesión ya no se ofrece.",
  "{name} does not respond right now. Try again in a moment, or sign in another way.":
    "{name} no responde en este momento. Inténtalo de nuevo dentro de un momento o inicia sesión de otra forma.",
  "Signing in with {name} is not set up correctly. Tell the site’s administrators.":
    "El inicio de sesión con {name} no está bien configurado. Avisa a quien administra este sitio.",
  "There is no client secret: this works only if the provider knows the site as a public client.":
    "No hay secreto de cliente: solo funciona si el proveedor conoce el sitio como cliente público.",
  "The client secret cannot be read any more. Enter it again.":
    "El secreto de cliente ya no se puede leer. Introdúcelo de nuevo.",
  "The discovery document was found and is of this issuer.":
    "Se ha encontrado el documento de descubrimiento y es de este emisor.",
  "The discovery document names no page to sign in at, or no keys.":
    "El documento de descubrimiento no indica la página de inicio de sesión o las claves.",
  "The provider does not take PKCE with S256.": "El proveedor no admite PKCE con S256.",
  "The provider does not know these scopes: {scopes}.":
    "El proveedor no conoce estos ámbitos: {scopes}.",
  "The issuer is in a private network. The site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.":
    "El emisor está en una red privada. Quien gestiona el servidor debe indicar antes esa red en PASO_PROVIDER_NETWORKS.",
  "The issuer has to begin with https://.": "El emisor debe empezar por https://.",
  "The provider does not respond within ten seconds.": "El proveedor no responde en diez segundos.",
  "What the provider sends is too large.": "Lo que envía el proveedor es demasiado grande.",
  "The certificate of the provider’s server is not valid.":
    "El certificado del servidor del proveedor no es válido.",
  "The provider cannot be reached. Check the address of the issuer.":
    "No se puede conectar con el proveedor. Comprueba la dirección del emisor.",
  "The discovery document is of another issuer. Enter the issuer exactly as the provider writes it.":
    "El documento de descubrimiento es de otro emisor. Escribe el emisor exactamente como lo indica el proveedor.",
  "There is no discovery document at this issuer (/.well-known/openid-configuration).":
    "Este emisor no tiene documento de descubrimiento (/.well-known/openid-configuration).",
  "The discovery document cannot be read: {reason}":
    "No se puede leer el documento de descubrimiento: {reason}",
  "A certificate is valid until {date}.": "Un certificado es válido hasta el {date}.",
  "A certificate expired on {date}. Responses are still accepted; ask the provider for new metadata.":
    "Un certificado caducó el {date}. Las respuestas se siguen aceptando; pide al proveedor metadatos nuevos.",
  "The provider’s page to sign in at does not begin with https://.":
    "La página de inicio de sesión del proveedor no empieza por https://.",
  "No attribute is named for the e-mail address, so nobody can be recognised by it.":
    "No se ha indicado ningún atributo para el correo, así que no se puede reconocer a nadie por él.",
  "The metadata can be used. Try it by signing in.":
    "Los metadatos sirven. Pruébalos iniciando sesión.",
  "This address is in a private network. The site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.":
    "Esta dirección está en una red privada. Quien gestiona el servidor debe indicar antes esa red en PASO_PROVIDER_NETWORKS.",
  "Enter an address that begins with https://.":
    "Introduce una dirección que empiece por https://.",
  "There was no response within ten seconds.": "No ha habido respuesta en diez segundos.",
  "This is too large. Enter the address of one provider’s metadata, not a federation’s.":
    "Es demasiado grande. Introduce la dirección de los metadatos de un solo proveedor, no los de una federación.",
  "The certificate of this server is not valid.": "El certificado de este servidor no es válido.",
  "Nothing responds at this address.": "Nada responde en esta dirección.",
  "There is no metadata at this address.": "En esta dirección no hay metadatos.",
  "Enter the address of the issuer, such as https://id.example.org.":
    "Introduce la dirección del emisor, por ejemplo https://id.example.org.",
  "This is not the SAML metadata of an identity provider.":
    "Esto no son los metadatos SAML de un proveedor de identidad.",
  "This is the metadata of several providers. Enter that of one alone.":
    "Estos son los metadatos de varios proveedores. Introduce los de uno solo.",
  "The metadata names no page to sign in at by redirection (SingleSignOnService with HTTP-Redirect).":
    "Los metadatos no indican una página de inicio de sesión por redirección (SingleSignOnService con HTTP-Redirect).",
  "The metadata holds no certificate to check signatures with.":
    "Los metadatos no contienen ningún certificado con el que comprobar las firmas.",
  "Paste the metadata, or enter its address.": "Pega los metadatos o introduce su dirección.",
  "Enable a provider first: nobody could sign in otherwise.":
    "Activa antes un proveedor: de lo contrario nadie podría iniciar sesión.",
  // Accounts
  "Enter your e-mail address.": "Introduce tu correo electrónico.",
  "Enter your password.": "Introduce tu contraseña.",
  "E-mail address or password is wrong.": "El correo electrónico o la contraseña no son correctos.",
  "Enter your first name.": "Introduce tu nombre.",
  "Choose a time zone from the list.": "Elige una zona horaria de la lista.",
  "Choose a JPEG, PNG, WebP, AVIF or GIF picture.": "Elige una imagen JPEG, PNG, WebP, AVIF o GIF.",
  "This picture cannot be read. Choose another one.": "Esta imagen no se puede leer. Elige otra.",
  "This picture has more than {most} million pixels. Choose a smaller one.":
    "Esta imagen tiene más de {most} millones de píxeles. Elige una más pequeña.",
  "This is the device you are using. Sign out instead.":
    "Este es el dispositivo que estás usando. Cierra la sesión en él.",
  "The password doesn't match your current account password.":
    "La contraseña no coincide con la contraseña actual de tu cuenta.",
  "You must change your password": "Debes cambiar tu contraseña",
  "You must write a new password.": "Debes escribir una contraseña nueva.",
  "Use at least 10 characters.": "Usa al menos 10 caracteres.",
  "Choose a password other than the current one.": "Elige una contraseña distinta de la actual.",
  "Use more than one or two different characters.": "Usa más de uno o dos caracteres distintos.",
  "This password is one of the most used. Choose another one.":
    "Esta contraseña es una de las más usadas. Elige otra.",
  "This password is made of your name, your address or the name of this site. Choose another one.":
    "Esta contraseña está hecha con tu nombre, tu correo o el nombre de este sitio. Elige otra.",
  "Password changed.": "Contraseña cambiada.",
  "Enter the code.": "Introduce el código.",
  "This code is wrong. Check that you typed the one that is shown now.":
    "Este código no es correcto. Comprueba que has escrito el que se muestra ahora.",
  "This code was used already. Wait for the next one.":
    "Este código ya se ha usado. Espera al siguiente.",
  "This took too long. Enter your password again.":
    "Has tardado demasiado. Introduce tu contraseña de nuevo.",
  "This site can no longer check your codes. Use a recovery code or ask an administrator.":
    "Este sitio ya no puede comprobar tus códigos. Usa un código de recuperación o pide ayuda a un administrador.",
  "Start again: the key has been replaced.": "Empieza de nuevo: la clave se ha sustituido.",
  "Your account has an authenticator app already. Remove it first.":
    "Tu cuenta ya tiene una aplicación de autenticación. Quítala primero.",
  "This site requires a second factor of you. Add another one before you remove this one.":
    "Este sitio te exige un segundo factor. Añade otro antes de quitar este.",
  "This person has no second factor.": "Esta persona no tiene un segundo factor.",
  "Set up a second factor first.": "Configura primero un segundo factor.",
  "Confirm with your password or passkey that it is you.":
    "Confirma con tu contraseña o tu llave de acceso que eres tú.",
  "Give the passkey a name.": "Ponle un nombre a la llave de acceso.",
  "You have {count} passkeys, which is the most. Remove one first.":
    "Tienes {count} llaves de acceso, que es el máximo. Elimina una antes.",
  "This passkey has been added already.": "Esta llave de acceso ya está añadida.",
  "This took too long. Try again.": "Ha tardado demasiado. Inténtalo de nuevo.",
  "This passkey does not fit this site. Try again.":
    "Esta llave de acceso no sirve para este sitio. Inténtalo de nuevo.",
  "This site does not know this passkey. Sign in with your password instead.":
    "Este sitio no conoce esta llave de acceso. Inicia sesión con tu contraseña.",
  "This passkey belongs to another account.": "Esta llave de acceso es de otra cuenta.",
  "This account is disabled. Ask an administrator of this site.":
    "Esta cuenta está desactivada. Pregunta a un administrador de este sitio.",
  "This is not an e-mail address.": "Esto no es un correo electrónico.",
  "If this address has an account, a mail with a link is on its way. The link is valid for {minutes} minutes.":
    "Si esta dirección tiene una cuenta, hay un correo con un enlace en camino. El enlace es válido durante {minutes} minutos.",
  "This site does not send mail yet. If this address has an account, an administrator can give you a link; it is valid for {minutes} minutes.":
    "Este sitio todavía no envía correos. Si esta dirección tiene una cuenta, un administrador puede darte un enlace; es válido durante {minutes} minutos.",
  "This address has an account already.": "Esta dirección ya tiene una cuenta.",
  "This is your address already.": "Esta ya es tu dirección.",
  "This site does not send mail yet. An administrator can change your address.":
    "Este sitio todavía no envía correos. Un administrador puede cambiar tu dirección.",
  "This is not the code of the latest mail, or it has expired.":
    "No es el código del último correo, o ha caducado.",
  "A site keeps at least one active administrator.":
    "Un sitio conserva al menos un administrador activo.",
  "This person has signed in before. Send a link for a new password instead.":
    "Esta persona ya ha iniciado sesión. Envíale mejor un enlace para elegir otra contraseña.",
  "There is no address in this row.": "En esta fila falta el correo.",
  "A new person needs a name.": "Una persona nueva necesita un nombre.",
  "A name has at most 100 characters.": "Un nombre tiene como máximo 100 caracteres.",
  "This role is not known: write student, instructor or viewer.":
    "Este rol no se conoce: escribe estudiante, docente u observador.",
  "A file neither makes administrators nor changes their role.":
    "Un archivo no crea administradores ni cambia su rol.",
  "This language is not known: write English or Spanish.":
    "Este idioma no se conoce: escribe inglés o español.",
  "There is no course with this title or number.": "No hay ningún curso con este título o número.",
  "Several courses have this title; write the course’s number.":
    "Varios cursos tienen este título; escribe el número del curso.",
  "A group needs its course in the same row.": "Un grupo necesita su curso en la misma fila.",
  "The course “{course}” has no group “{group}”.":
    "El curso «{course}» no tiene ningún grupo «{group}».",
  "This address is in line {line} with another name, role or language.":
    "Esta dirección está en la línea {line} con otro nombre, rol o idioma.",
  "This account is disabled. Enable it first.": "Esta cuenta está desactivada. Actívala antes.",
  "This mail is still waiting to be sent.": "Este correo todavía espera su envío.",
  "The link in this mail is no longer valid. Ask for a new one.":
    "El enlace de este correo ya no es válido. Pide uno nuevo.",
  "This link is no longer valid. Ask for a new one.":
    "Este enlace ya no es válido. Pide uno nuevo.",
  // Authoring
  "Enter a title.": "Introduce un título.",
  "Write the question.": "Escribe la pregunta.",
  "Write the option.": "Escribe la opción.",
  "Write the example.": "Escribe el ejemplo.",
  "An example is at most 500 characters long.": "Un ejemplo tiene como máximo 500 caracteres.",
  "Give at most 5 examples.": "Da como máximo 5 ejemplos.",
  "Add at least one option.": "Añade al menos una opción.",
  "A question is either a choice or a free text.": "Una pregunta es de elección o de texto libre.",
  "Add at least one question.": "Añade al menos una pregunta.",
  "These are too many options.": "Son demasiadas opciones.",
  "Give one entry for every option.": "Indica una entrada por cada opción.",
  "Mark exactly one option as correct.": "Marca exactamente una opción como correcta.",
  "Mark at least one option as correct.": "Marca al menos una opción como correcta.",
  "The minimum is above the maximum.": "El mínimo es mayor que el máximo.",
  "There are fewer options than this.": "Hay menos opciones que este número.",
  'Choose "true" or "false".': "Elige «true» o «false».",
  "Choose bar or pie.": "Elige barras o sectores.",
  "Enter the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.":
    "Introduce la dirección de un vídeo de YouTube o Vimeo, o de un archivo mp4, webm, m3u8, mp3, m4a u ogg.",
  "Use at most 100000 characters, HTML included.":
    "Usa como máximo 100 000 caracteres, incluido el HTML.",
  "This HTML is nested too deeply.": "Este HTML está anidado demasiado profundamente.",
  "This HTML has more than 5000 elements. Divide it among several sections.":
    "Este HTML tiene más de 5000 elementos. Repártelo en varias secciones.",
  "This kind of section is not known.": "Este tipo de sección no se conoce.",
  "This order number is already being used.": "Este número de orden ya está en uso.",
  "It looks like there is already a final quiz resume section in this module.":
    "Parece que ya hay una sección de resumen del cuestionario final en este módulo.",
  "Option {number} needs a text.": "La opción {number} necesita un texto.",
  "Option {number} has more than 5000 characters.":
    "La opción {number} tiene más de 5000 caracteres.",
  "Option {number} holds characters that cannot be stored.":
    "La opción {number} contiene caracteres que no se pueden guardar.",
  "The reason of option {number} has more than 5000 characters.":
    "La explicación de la opción {number} tiene más de 5000 caracteres.",
  "Option {number} is not one of this question.": "La opción {number} no es de esta pregunta.",
  "The kind of a section cannot be changed.": "El tipo de una sección no se puede cambiar.",
  "This section is not on the page yet. Add it first.":
    "Esta sección aún no está en la página. Añádela primero.",
  "This section is listed twice.": "Esta sección aparece dos veces.",
  "There is no file {name}. Upload it first.": "No hay ningún archivo {name}. Súbelo primero.",
  "Only an administrator can change this once the course is published.":
    "Solo un administrador puede cambiarlo una vez publicado el curso.",
  "Somebody else has changed this in the meantime.":
    "Otra persona ha cambiado esto mientras tanto.",
  "Students have been here. Confirm that it is to be deleted.":
    "Ya han pasado estudiantes por aquí. Confirma que se debe eliminar.",
  "This survey has answers already and stays.": "Esta encuesta ya tiene respuestas y se conserva.",
  Survey: "Encuesta",
  "This course has a survey already.": "Este curso ya tiene una encuesta.",
  // Files
  "Send a form with files.": "Envía un formulario con archivos.",
  "This form cannot be read.": "Este formulario no se puede leer.",
  "Choose a file.": "Elige un archivo.",
  "Choose one file.": "Elige un solo archivo.",
  "No section of this page has this order number.":
    "Ninguna sección de esta página tiene este número de orden.",
  "Only paragraphs carry files.": "Solo los párrafos llevan archivos.",
  "A paragraph carries at most {count} files.": "Un párrafo lleva como máximo {count} archivos.",
  "Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played.":
    "Solo se pueden reproducir vídeos mp4 y webm, y audio mp3, m4a u ogg.",
  "Captions are a WebVTT file, with the ending .vtt.":
    "Los subtítulos son un archivo WebVTT, con la extensión .vtt.",
  "Captions have at most {size} kB.": "Los subtítulos tienen {size} kB como máximo.",
  "These captions are not in UTF-8. Save them as UTF-8.":
    "Estos subtítulos no están en UTF-8. Guárdalos como UTF-8.",
  "These are no WebVTT captions: the first line has to be WEBVTT.":
    "Esto no son subtítulos WebVTT: la primera línea tiene que ser WEBVTT.",
  "Line {line}: this caption ends before it begins.":
    "Línea {line}: este subtítulo termina antes de empezar.",
  "Line {line}: an empty line is missing before this caption.":
    "Línea {line}: falta una línea vacía antes de este subtítulo.",
  "Line {line}: write times like 00:01:05.000 --> 00:01:08.000.":
    "Línea {line}: escribe los tiempos así: 00:01:05.000 --> 00:01:08.000.",
  "There is no caption in this file.": "No hay ningún subtítulo en este archivo.",
  "You have {count} unfinished uploads. Continue or discard one of them first.":
    "Tienes {count} subidas sin terminar. Continúa o descarta alguna antes.",
  "Too many videos are being uploaded. Try again in a few minutes.":
    "Se están subiendo demasiados vídeos. Inténtalo de nuevo en unos minutos.",
  "There is not enough room on the server for this file.":
    "En el servidor no hay espacio suficiente para este archivo.",
  "This upload comes in too many parts. Discard it and begin again.":
    "Esta subida llega en demasiadas partes. Descártala y empieza de nuevo.",
  "More was sent than was announced.": "Se ha enviado más de lo anunciado.",
  "The upload is at another place by now. Ask for its offset and go on from there.":
    "La subida ya va por otro punto. Consulta por dónde va y sigue desde ahí.",
  "Uploads go by the protocol tus 1.0.0.": "Las subidas siguen el protocolo tus 1.0.0.",
  "Send application/offset+octet-stream.": "Envía application/offset+octet-stream.",
  "Choose the language of the captions.": "Elige el idioma de los subtítulos.",
  "Name the captions.": "Ponles nombre a los subtítulos.",
  "A video has at most 20 captions.": "Un vídeo tiene como máximo 20 subtítulos.",
  "Two captions have the same language and name.":
    "Hay dos subtítulos con el mismo idioma y nombre.",
  "The picture before the video is a png, jpg, gif, webp or avif file.":
    "La imagen previa del vídeo es un archivo png, jpg, gif, webp o avif.",
  "Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.":
    "Solo se pueden adjuntar archivos zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif y webp.",
  "Only png, jpg, gif, webp, svg and avif images can be shown.":
    "Solo se pueden mostrar imágenes png, jpg, gif, webp, svg y avif.",
  "Only documents, images and videos can be linked.":
    "Solo se pueden enlazar documentos, imágenes y vídeos.",
  "There is no such file.": "No existe ese archivo.",
  "This file is empty.": "Este archivo está vacío.",
  "This file is larger than {size} MB.": "Este archivo ocupa más de {size} MB.",
  "The content of this file is not {kind}, whatever its name says.":
    "El contenido de este archivo no es {kind}, diga lo que diga su nombre.",
  "This drawing repeats its parts too often to be shown. Simplify it, or save it as a PNG.":
    "Este dibujo repite sus partes demasiadas veces para poder mostrarlo. Simplifícalo o guárdalo como PNG.",
  "This drawing holds a script or an entity. Save it as a plain SVG.":
    "Este dibujo contiene un script o una entidad. Guárdalo como SVG sencillo.",
  "{title} (copy)": "{title} (copia)",
  "Parts move within their course only.": "Las partes solo se mueven dentro de su curso.",
  "The course has no modules.": "El curso no tiene módulos.",
  "The course has ended: no student can take it.": "El curso ha terminado: nadie puede hacerlo.",
  "The module has ended: students can read it, but not answer.":
    "El módulo ha terminado: se puede leer, pero no responder.",
  "Two options have the same text.": "Dos opciones tienen el mismo texto.",
  "The module has no pages.": "El módulo no tiene páginas.",
  "The page has no sections.": "La página no tiene secciones.",
  "The paragraph is empty.": "El párrafo está vacío.",
  "A picture has no alternative text.": "Una imagen no tiene texto alternativo.",
  "The question has fewer than two options.": "La pregunta tiene menos de dos opciones.",
  "An option still has the text that it began with.":
    "Una opción conserva el texto con el que empezó.",
  "The same question is asked before in this course.":
    "La misma pregunta ya se hace antes en este curso.",
  "The course has no students yet.": "El curso aún no tiene estudiantes.",
  "The module has final quiz questions, but no final quiz summary.":
    "El módulo tiene preguntas del cuestionario final, pero no su resumen.",
  "The final quiz summary has no questions to count. Switch on “Counts for the final quiz” at questions of this module.":
    "El resumen del cuestionario final no tiene preguntas que contar. Activa «Cuenta para el cuestionario final» en preguntas de este módulo.",
  "The archive is refused. Nothing of it was imported.":
    "El archivo se ha rechazado. No se ha importado nada.",
  "Add at least one section.": "Añade al menos una sección.",
  "Enter an address that begins with https://, or upload a picture.":
    "Introduce una dirección que empiece por https:// o sube una imagen.",
  "A course has at most 200 modules.": "Un curso tiene como máximo 200 módulos.",
  "A course has at most {most} modules.": "Un curso tiene como máximo {most} módulos.",
  "A course has at most {most} pages.": "Un curso tiene como máximo {most} páginas.",
  "A course has at most {most} sections.": "Un curso tiene como máximo {most} secciones.",
  "A page has at most {most} sections.": "Una página tiene como máximo {most} secciones.",
  "A page has at most 200 sections.": "Una página tiene como máximo 200 secciones.",
  "A survey has at most 100 questions.": "Una encuesta tiene como máximo 100 preguntas.",
  "Your drafts take up more than {size} MB. Save or discard some of them first.":
    "Tus borradores ocupan más de {size} MB. Guarda o descarta antes algunos.",
  // Archives
  "This is not a course archive of version 1.": "No es un archivo de curso de la versión 1.",
  "A course has at most one survey.": "Un curso tiene como máximo una encuesta.",
  Archive: "Archivo del curso",
  Course: "Curso",
  'Module {number} "{title}"': "Módulo {number} «{title}»",
  "Module {number}": "Módulo {number}",
  'Page {number} "{title}"': "Página {number} «{title}»",
  "Page {number}": "Página {number}",
  "Section {number} ({type})": "Sección {number} ({type})",
  "Section {number}": "Sección {number}",
  "Survey {number}": "Encuesta {number}",
  "Question {number}": "Pregunta {number}",
  'File "{name}"': "Archivo «{name}»",
  "This is neither a folder nor a readable zip file.":
    "No es ni una carpeta ni un archivo zip legible.",
  "The archive has no course.json.": "El archivo del curso no contiene course.json.",
  "course.json is not text in UTF-8.": "course.json no es texto en UTF-8.",
  "course.json is not valid JSON.": "course.json no es JSON válido.",
  "course.json is nested too deeply.": "course.json está anidado demasiado profundamente.",
  "There are more than {count} files.": "Hay más de {count} archivos.",
  "There are {count} more.": "Hay {count} más.",
  "All files together are larger than {size} MB.":
    "Todos los archivos juntos ocupan más de {size} MB.",
  "This unpacks to far more than it holds.":
    "Al descomprimirse ocupa mucho más de lo que contiene.",
  "This cannot be unpacked.": "No se puede descomprimir.",
  "This name leads out of the archive.": "Este nombre lleva fuera del archivo del curso.",
  "This is a link, not a file.": "Es un enlace, no un archivo.",
  "There are two files of this name, upper and lower case apart.":
    "Hay dos archivos con este nombre, sin distinguir mayúsculas y minúsculas.",
  "This name cannot be kept. Call the file {name}.":
    "Este nombre no se puede conservar. Llama al archivo {name}.",
  "Put this file directly into the folder files.":
    "Pon este archivo directamente en la carpeta files.",
  "The file {name} is not in the archive.": "El archivo {name} no está en el archivo del curso.",
  "Nothing in the course uses this file.": "Nada en el curso usa este archivo.",
  "Name each file once.": "Nombra cada archivo una sola vez.",
  "Some of the HTML is not allowed and is left out.":
    "Una parte del HTML no está permitida y se omite.",
  "A section marked as deleted cannot be imported.":
    "Una sección marcada como eliminada no se puede importar.",
  "Name an image as files/NAME.": "Nombra una imagen como files/NOMBRE.",
  "Enter an address that begins with https://, or files/ and the name of an image.":
    "Introduce una dirección que empiece por https://, o files/ y el nombre de una imagen.",
  // Learning
  "Answer this question first.": "Responde primero a esta pregunta.",
  "This section takes no answer.": "Esta sección no admite respuesta.",
  "Choose one of the options.": "Elige una de las opciones.",
  "Choose at least {min} options.": "Elige al menos {min} opciones.",
  "Choose at most {max} options.": "Elige como máximo {max} opciones.",
  "This question is answered once.": "Esta pregunta se responde una sola vez.",
  "Write an answer.": "Escribe una respuesta.",
  "Write at least {min} words.": "Escribe al menos {min} palabras.",
  "Write at most {max} words.": "Escribe como máximo {max} palabras.",
  "Finish the sections before this one first.": "Termina primero las secciones anteriores.",
  "There are no answered questions to be asked again.": "No hay preguntas respondidas que repasar.",
  "Finish the pages before this one first.": "Termina primero las páginas anteriores.",
  "Watch the video to its end first.": "Primero mira el vídeo hasta el final.",
  "Finish “{title}” first.": "Termina primero «{title}».",
  "This module begins on {date}.": "Este módulo empieza el {date}.",
  "This module is closed. You can read it, but not answer any more.":
    "Este módulo está cerrado. Puedes leerlo, pero ya no responder.",
  "Answer the question to see what others answered.":
    "Responde a la pregunta para ver lo que respondieron los demás.",
  "Notes saved.": "Notas guardadas.",
  "These notes were changed in another tab or on another device.":
    "Estas notas se cambiaron en otra pestaña o en otro dispositivo.",
  "There are too many ranges.": "Hay demasiados tramos.",
  "This lies beyond the end of the video.": "Esto queda más allá del final del vídeo.",
  // People of a course
  "There is no address in this line.": "En esta línea falta el correo.",
  "This address has no ending such as .org.":
    "A esta dirección le falta una terminación como .org.",
  "This is not an address.": "Esto no es una dirección.",
  "Enter an e-mail address.": "Introduce una dirección de correo.",
  "Only instructors and administrators can work on a course.":
    "Solo los docentes y los administradores pueden trabajar en un curso.",
  "This person works on the course already.": "Esta persona ya trabaja en el curso.",
  "A course keeps at least one person who leads it.":
    "Un curso conserva al menos una persona que lo dirige.",
  "This address has no account yet.": "Esta dirección aún no tiene cuenta.",
  "This address just got an account.": "Esta dirección acaba de recibir una cuenta.",
  "This site does not let teachers invite people.":
    "Este sitio no permite que el profesorado invite a nadie.",
  "Sign-up must close after it opens.": "La inscripción debe cerrarse después de abrirse.",
  "Sign-up for this course has not opened yet.":
    "La inscripción en este curso aún no se ha abierto.",
  "Sign-up for this course is closed.": "La inscripción en este curso está cerrada.",
  "Use at most 300 characters.": "Usa como máximo 300 caracteres.",
  "Enter a name.": "Escribe un nombre.",
  "Add at most {most} people at once.": "Añade como máximo {most} personas a la vez.",
  "This group does not exist any more.": "Este grupo ya no existe.",
  "Another group of this course has this name.": "Otro grupo de este curso tiene este nombre.",
  "With the course’s own dates, this group would end before it begins.":
    "Con las fechas del curso, este grupo terminaría antes de empezar.",
  "A course has at most {most} groups.": "Un curso tiene como máximo {most} grupos.",
  "The first group of a course cannot be deleted.":
    "El primer grupo de un curso no se puede eliminar.",
  "Move the students of this group first.": "Mueve primero a los estudiantes de este grupo.",
  "The course has no end date, so no more time is needed.":
    "El curso no tiene fecha de fin: no hace falta más tiempo.",
  "Choose a date after the current end date.":
    "Elige una fecha posterior a la fecha de fin actual.",
  "Choose a date that is still to come.": "Elige una fecha futura.",
  "No course has this code. Check it letter by letter.":
    "Ningún curso tiene este código. Compruébalo letra por letra.",
  "This invitation has expired. Ask for a new one.": "Esta invitación ha caducado. Pide una nueva.",
  "This invitation has been used as often as it may be. Ask for a new one.":
    "Esta invitación ya se ha usado todas las veces permitidas. Pide una nueva.",
  "This invitation has been withdrawn. Ask for a new one.":
    "Esta invitación se ha retirado. Pide una nueva.",
  "A course has at most {most} open invitations.":
    "Un curso tiene como máximo {most} invitaciones abiertas.",
  // Opinions
  "Write a comment.": "Escribe un comentario.",
  "Use at most 2000 characters.": "Usa como máximo 2000 caracteres.",
  "Use at most 500 characters.": "Usa como máximo 500 caracteres.",
  "You cannot like your own opinion.": "No puedes dar me gusta a tu propia opinión.",
  "You cannot like your own article.": "No puedes dar me gusta a tu propio artículo.",
  "An article has no pictures. Link to them.":
    "Un artículo no lleva imágenes. Pon un enlace a ellas.",
  "Give your article a title.": "Pon un título a tu artículo.",
  "Write a text, or share a link.": "Escribe un texto o comparte un enlace.",
  "Enter the address of a page of the web, such as https://example.org/page.":
    "Escribe la dirección de una página web, como https://example.org/pagina.",
  "Use at most 5 tags.": "Usa como máximo 5 etiquetas.",
  "You cannot report what you wrote yourself.": "No puedes denunciar lo que has escrito tú.",
  "Select some text.": "Selecciona algo de texto.",
  "Select at most 5000 characters.": "Selecciona como máximo 5000 caracteres.",
  "Use at most 5000 characters.": "Usa como máximo 5000 caracteres.",
  "Enter a tag.": "Introduce una etiqueta.",
  "Use at most 40 characters.": "Usa como máximo 40 caracteres.",
  "Use at most 10 tags.": "Usa como máximo 10 etiquetas.",
  "This video is in the library already.": "Este vídeo ya está en la videoteca.",
  "A library holds at most 2000 videos. Remove some first.":
    "Una videoteca tiene como máximo 2000 vídeos. Quita antes algunos.",
  "Videos of the site’s library are not shown to students by themselves. Add the video to a course’s library first.":
    "Los vídeos de la videoteca del sitio no se muestran por sí solos a los estudiantes. Añade antes el vídeo a la videoteca de un curso.",
  "You cannot keep more than 100 passages of one text.":
    "No puedes guardar más de 100 pasajes de un mismo texto.",
  "Passages are kept of texts to read.": "Los pasajes se guardan de los textos de lectura.",
  "A course mate has commented on your opinion. It can no longer be changed.":
    "Un compañero ha comentado tu opinión. Ya no se puede cambiar.",
  "Hidden by the course’s staff. It can no longer be changed.":
    "Ocultada por el equipo del curso. Ya no se puede cambiar.",
  // Results of surveys
  Number: "Número",
  Question: "Pregunta",
  "Results of": "Resultados de",
  Name: "Nombre",
  Answers: "Respuestas",
  Reached: "Llegaron",
  "Response rate": "Tasa de respuesta",
  Answer: "Respuesta",
  People: "Personas",
  Share: "Proporción",
  Mean: "Media",
  Median: "Mediana",
  "Net promoter score": "Índice de recomendación (NPS)",
  Note: "Nota",
  Everybody: "Todos",
  Group: "Grupo",
  Period: "Periodo",
  Run: "Edición",
  "First group": "Primer grupo",
  "Fewer than five answers.": "Menos de cinco respuestas.",
  "Kept back to protect a few others.": "No se muestra, para proteger a unas pocas personas.",
  "The question was removed.": "La pregunta se quitó.",
  "Options removed since": "Opciones quitadas después",
  // Results of courses
  Results: "Resultados",
  Students: "Estudiantes",
  Module: "Módulo",
  Page: "Página",
  Step: "Paso",
  "Right option": "Opción correcta",
  yes: "sí",
  no: "no",
  "Strong third": "Tercio fuerte",
  "Weak third": "Tercio débil",
  Facility: "Facilidad",
  Discrimination: "Discriminación",
  "Went on": "Siguieron",
  "Here now": "Están aquí",
  "Stopped here": "Se quedaron aquí",
  "Median time (seconds)": "Tiempo mediano (segundos)",
  "Answered a second time": "Respondieron otra vez",
  "Of these, changed something": "De ellos, cambiaron algo",
  "Shared with course mates": "Compartidos con los compañeros",
  "Of these, with a reply": "De ellos, con respuesta",
  "Hidden by staff": "Ocultados por el equipo",
  "Times shown in lists": "Veces mostrados en listas",
  Likes: "Me gusta",
  Comments: "Comentarios",
  "Open reports": "Denuncias abiertas",
  "Pages finished": "Páginas terminadas",
  "Last step": "Último paso",
  "Course finished": "Curso terminado",
  "Questions with a right answer: answered": "Preguntas con respuesta correcta: respondidas",
  "Right answers": "Aciertos",
  "Final quiz: answered": "Cuestionario final: respondidas",
  "Final quiz: right": "Cuestionario final: aciertos",
  "First answer": "Primera respuesta",
  Right: "Correcta",
  "There are too many answers for one Excel file. Download them as CSV.":
    "Hay demasiadas respuestas para un solo archivo de Excel. Descárgalas como CSV.",
  // Surveys of the site
  "This part is listed twice.": "Esta parte aparece dos veces.",
  "Choose either a date or a number of days.": "Elige una fecha o un número de días, no ambos.",
  "Choose who is asked.": "Elige a quién se pregunta.",
  "Set an end first.": "Indica antes un final.",
  "The reminder must be between the start and the end.":
    "El recordatorio debe estar entre el inicio y el final.",
  "Give at least two options.": "Pon al menos dos opciones.",
  "Give at least two columns.": "Pon al menos dos columnas.",
  "This date has passed.": "Esta fecha ya ha pasado.",
  "This survey is published already.": "Esta encuesta ya está publicada.",
  "This survey is not published.": "Esta encuesta no está publicada.",
  "This announcement was withdrawn.": "Este anuncio se ha retirado.",
  "This announcement has been sent already.": "Este anuncio ya se ha enviado.",
  "This announcement has not been sent yet.": "Este anuncio todavía no se ha enviado.",
  "This link needs no other attempt.": "Este enlace no necesita otro intento.",
  "You cannot like your own announcement.": "No puedes dar me gusta a tu propio anuncio.",
  "Comments on this announcement are closed.": "Los comentarios a este anuncio están cerrados.",
  "This announcement is not waiting to be sent.": "Este anuncio no está pendiente de envío.",
  "Only drafts can be deleted.": "Solo se pueden eliminar los borradores.",
  "It has been sent already. To whom it goes stays.":
    "Ya se ha enviado. Los destinatarios no se pueden cambiar.",
  "Say why you withdraw it.": "Indica por qué lo retiras.",
  "An announcement has at most {count} files of this kind.":
    "Un anuncio admite como máximo {count} archivos de este tipo.",
  "This survey is closed.": "Esta encuesta está cerrada.",
  "People have answered already. What they were promised stays.":
    "Ya hay respuestas. Lo que se prometió al responder se mantiene.",
  "People have answered already. The question “{text}” can no longer be removed.":
    "Ya hay respuestas. La pregunta «{text}» ya no se puede quitar.",
  "People have answered already. The question stays of its kind.":
    "Ya hay respuestas. El tipo de la pregunta ya no se puede cambiar.",
  "People have answered already. “{text}” can be reworded, not removed.":
    "Ya hay respuestas. «{text}» se puede reformular, pero no quitar.",
  "This question is not in the survey any more.": "Esta pregunta ya no está en la encuesta.",
  "This answer does not fit.": "Esta respuesta no encaja.",
  "Answer this question.": "Responde a esta pregunta.",
  // Diplomas
  "There is no diploma with this number.": "No hay ningún diploma con este número.",
  "Enter a number between 0.5 and 10,000.": "Escribe un número entre 0,5 y 10 000.",
  "Enter a whole number from 0 to 1000.": "Escribe un número entero de 0 a 1000.",
  "At least one module has to count.": "Al menos un módulo tiene que contar.",
  "Enter a whole number between 1 and 100.": "Escribe un número entero entre 1 y 100.",
  "Give a reason.": "Indica un motivo.",
  "This picture is no longer there. Choose it again.":
    "Esta imagen ya no está disponible. Vuelve a elegirla.",
  "This diploma was revoked. Restore it first.": "Este diploma está revocado. Restáuralo primero.",
  "This diploma was changed in the meantime. Look at it again.":
    "Este diploma ha cambiado entretanto. Vuelve a mirarlo.",
  "This diploma is revoked already.": "Este diploma ya está revocado.",
  "This diploma is not revoked.": "Este diploma no está revocado.",
  // Services for live classes
  "8x8's hosted service is not supported. Enter a Jitsi Meet server of your own.":
    "El servicio de 8x8 no es compatible. Indica un servidor propio de Jitsi Meet.",
  "Add credentials first.": "Añade primero las credenciales.",
  "Enter an address that begins with https://, such as https://meet.example.org.":
    "Escribe una dirección que empiece por https://, como https://meet.example.org.",
  "Enter a public address that begins with https://. Only administrators can set up servers in the site’s own network.":
    "Escribe una dirección pública que empiece por https://. Solo los administradores pueden configurar servidores de la red interna del sitio.",
  "Enter the secret again: it is not passed on to another server or account.":
    "Vuelve a escribir el secreto: no se envía a otro servidor ni a otra cuenta.",
  "The stored secret cannot be read with this server’s key. Enter it again.":
    "El secreto guardado no se puede leer con la clave de este servidor. Vuelve a escribirlo.",
  "This address is in a private network. Only administrators can use it, and the site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.":
    "Esta dirección está en una red privada. Solo los administradores pueden usarla, y quien gestiona el servidor debe indicar antes esa red en PASO_PROVIDER_NETWORKS.",
  "The address has to begin with https://.": "La dirección debe empezar por https://.",
  "The server did not respond within ten seconds.": "El servidor no respondió en diez segundos.",
  "What the server sends is too large.": "Lo que envía el servidor es demasiado grande.",
  "The certificate of the server is not valid.": "El certificado del servidor no es válido.",
  "The server cannot be reached. Check the address.":
    "No se puede conectar con el servidor. Revisa la dirección.",
  "The service does not accept these credentials. It says: {reason}":
    "El servicio no acepta estas credenciales. Responde: {reason}",
  "The service is getting too many requests. Try again in a few minutes.":
    "El servicio está recibiendo demasiadas solicitudes. Inténtalo de nuevo en unos minutos.",
  "The service does not respond as expected. It says: {reason}":
    "El servicio no responde como se espera. Responde: {reason}",
  "The service refused the test. It says: {reason}":
    "El servicio ha rechazado la prueba. Responde: {reason}",
  "Zoom does not accept the client ID or the client secret.":
    "Zoom no acepta el ID de cliente o el secreto de cliente.",
  "Zoom does not know this account ID.": "Zoom no conoce este ID de cuenta.",
  "This app is not a Server-to-Server OAuth app, or it is not activated in Zoom.":
    "Esta aplicación no es de tipo Server-to-Server OAuth, o no está activada en Zoom.",
  "The Zoom app lacks these scopes: {scopes}":
    "A la aplicación de Zoom le faltan estos permisos (scopes): {scopes}",
  "This Zoom account has no user {host}.": "Esta cuenta de Zoom no tiene ningún usuario {host}.",
  "The Zoom user {host} is not active.": "El usuario de Zoom {host} no está activo.",
  "The Zoom user {host} has a free plan: meetings end after 40 minutes, and there is no attendance and no recording.":
    "El usuario de Zoom {host} tiene un plan gratuito: las reuniones terminan a los 40 minutos, y no hay asistencia ni grabaciones.",
  "Zoom accepts these credentials.": "Zoom acepta estas credenciales.",
  "There is no BigBlueButton at this address. Enter it as “bbb-conf --secret” shows it.":
    "En esta dirección no hay ningún BigBlueButton. Escríbela como la muestra «bbb-conf --secret».",
  "BigBlueButton does not accept the secret.": "BigBlueButton no acepta el secreto.",
  "BigBlueButton responds and accepts the secret.": "BigBlueButton responde y acepta el secreto.",
  "There is no Jitsi Meet at this address.": "En esta dirección no hay ningún Jitsi Meet.",
  "Jitsi Meet responds.": "Jitsi Meet responde.",
  "Whether it accepts the app ID and the secret is only known once somebody joins. Open a class and try it.":
    "Si acepta el ID de aplicación y el secreto solo se sabe cuando alguien entra. Abre una clase y pruébalo.",
  "Without an app ID, everyone who has the address of a room can enter it. Some servers ask the first person to sign in there.":
    "Sin ID de aplicación puede entrar en una sala cualquiera que tenga su dirección. Algunos servidores piden a la primera persona que inicie sesión.",
  // Live classes
  "The duration cannot be zero.": "La duración no puede ser cero.",
  "A class lasts at most 24 hours.": "Una clase dura como máximo 24 horas.",
  "Use up to 10 characters: letters, digits and @ - _ *.":
    "Usa como máximo 10 caracteres: letras, cifras y @ - _ *.",
  "Choose one of the services that have credentials.":
    "Elige uno de los servicios que tienen credenciales.",
  "Choose at least one host.": "Elige al menos una persona que dé la clase.",
  "Choose hosts among the people who work on it.":
    "Elige a quienes dan la clase entre las personas que trabajan en ella.",
  "Choose a course.": "Elige un curso.",
  "Choose a group of this course.": "Elige un grupo de este curso.",
  "Choose a time to come.": "Elige una fecha y una hora futuras.",
  "Write a date as YYYY-MM-DD.": "Escribe la fecha como AAAA-MM-DD.",
  "Use at most 12.": "Usa como máximo 12.",
  "Use at most 200.": "Usa como máximo 200.",
  "Choose either a last day or a number of classes.":
    "Elige un último día o un número de clases, no ambos.",
  "This leaves no date for the class.": "Así no queda ninguna fecha para la clase.",
  "This comes to more than {most} dates. End it earlier.":
    "Son más de {most} fechas. Haz que termine antes.",
  "This class was cancelled.": "Esta clase se ha cancelado.",
  "This date was cancelled.": "Esta fecha se ha cancelado.",
  "This date was not cancelled.": "Esta fecha no estaba cancelada.",
  "This class is over.": "Esta clase ha terminado.",
  "This date is over or has begun.": "Esta fecha ya ha pasado o ya ha empezado.",
  "This class is not over yet.": "Esta clase todavía no ha terminado.",
  "This class is still to come. Cancel it first.": "Esta clase está por llegar. Cancélala primero.",
  "You can join from {minutes} minutes before the start.":
    "Puedes entrar desde {minutes} minutos antes del comienzo.",
  "All seats of this class are taken.": "Todas las plazas de esta clase están ocupadas.",
  "The meeting is still being set up. Try again in a moment.":
    "La reunión todavía se está preparando. Inténtalo de nuevo dentro de un momento.",
  "The meeting service does not respond. Try again in a moment.":
    "El servicio de reuniones no responde. Inténtalo de nuevo dentro de un momento.",
  "The meeting service no longer has this meeting. Tell a host, who can make it again.":
    "El servicio de reuniones ya no tiene esta reunión. Avisa a quien da la clase, que puede crearla otra vez.",
  "The meeting service does not let this site in. Tell a host of the class.":
    "El servicio de reuniones no deja entrar a este sitio. Avisa a quien da la clase.",
  "The service does not accept the credentials.": "El servicio no acepta las credenciales.",
  "The service takes no more calls for now.": "El servicio no admite más llamadas por ahora.",
  "The service does not respond.": "El servicio no responde.",
  "The service no longer has this meeting.": "El servicio ya no tiene esta reunión.",
  "The service says: {detail}": "El servicio dice: {detail}",
  "Only YouTube, Vimeo and video files can be played here. Show it as a link.":
    "Aquí solo se pueden reproducir YouTube, Vimeo y archivos de vídeo. Muéstralo como enlace.",
  Date: "Fecha",
  "First name": "Nombre",
  "Last name": "Apellidos",
  "E-mail": "Correo electrónico",
  Role: "Rol",
  State: "Estado",
  Language: "Idioma",
  Invited: "Invitación",
  "Last here": "Última visita",
  "This page is open to this student already.": "Esta página ya está abierta para este estudiante.",
  "This module is not part of the course.": "Este módulo no forma parte del curso.",
  Grade: "Calificación",
  Percent: "Porcentaje",
  Grades: "Calificaciones",
  "Grades for Moodle": "Calificaciones para Moodle",
  "Grades for Canvas": "Calificaciones para Canvas",
  "This page is empty.": "Esta página está vacía.",
  "This page is excused already.": "Esta página ya está dispensada.",
  "This student has not begun it.": "Este estudiante aún no la ha empezado.",
  "Only a reset is of one section.": "Solo se puede reiniciar una sección por separado.",
  "There is no class with this code for you.": "No hay ninguna clase con este código para ti.",
  "This presentation has ended. Start it again.":
    "Esta presentación ha terminado. Vuelve a empezarla.",
  "Choose a question of this course with options.":
    "Elige una pregunta de este curso que tenga opciones.",
  "This course is not open to its students now.":
    "Este curso no está abierto ahora a sus estudiantes.",
  "This module is closed. It takes no more answers.":
    "Este módulo está cerrado. Ya no admite respuestas.",
  "This question is closed. It takes no more answers.":
    "Esta pregunta está cerrada. Ya no admite respuestas.",
  Minutes: "Minutos",
  Source: "Origen",
  "By hand": "A mano",
  "Meeting service": "Servicio de reuniones",
  "Audit log": "Registro de cambios",
  Action: "Acción",
  By: "Quién",
  "E-mail of who did it": "Correo de quien lo hizo",
  About: "Sobre quién",
  "E-mail of who it is about": "Correo de la persona afectada",
  Field: "Campo",
  Before: "Antes",
  After: "Después",
} as const;

/** A message in its English form; see {@link spanishMessages}. */
export type Message = keyof typeof spanishMessages;

/** Fills a placeholder; a function says it in the reader's language. */
export type MessageValue = string | number | ((locale: "en" | "es") => string);

/** Translates a message and fills its `{placeholders}`. */
export function translateMessage(
  message: Message,
  locale: "en" | "es",
  values: Readonly<Record<string, MessageValue>> = {},
): string {
  const text = locale === "es" ? spanishMessages[message] : message;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "function" ? value(locale) : String(value);
  });
}

/** Whether a text is a known message, for example one from a schema. */
export function isMessage(text: string): text is Message {
  return Object.hasOwn(spanishMessages, text);
}
