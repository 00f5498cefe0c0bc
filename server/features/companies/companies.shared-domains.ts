/**
 * Domains that say nothing of who somebody is: of mail that everyone can have, and of sites that hold pages of many
 * companies.
 */

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Providers that are there under the endings of many countries, as in `yahoo.co.uk`. */
const EVERYWHERE =
  /^(yahoo|ymail|hotmail|outlook|live|msn|aol|aim|gmx|yandex|icloud|mail|zoho|lycos|excite|tiscali|mailinator|yopmail)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** Mail that everyone can have, wherever they are. */
const FREE_MAIL = words(`
  gmail.com googlemail.com icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com
  mail.com email.com usa.com post.com europe.com engineer.com consultant.com fastmail.com fastmail.fm zoho.com
  zohomail.com hushmail.com hey.com mailfence.com runbox.com posteo.de posteo.net mailbox.org startmail.com
  disroot.org riseup.net ctemplar.com inbox.com rocketmail.com passport.com windowslive.com lycos.com excite.com
  juno.com netzero.net myway.com iname.com writeme.com workmail.com
`);

/** The same of providers of one country. */
const PROVIDERS = words(`
  web.de gmx.de freenet.de t-online.de arcor.de online.de 1und1.de libero.it virgilio.it tiscali.it alice.it
  tin.it orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr skynet.be telenet.be
  ziggo.nl planet.nl kpnmail.nl xs4all.nl home.nl hetnet.nl bluewin.ch hispeed.ch btinternet.com btopenworld.com
  talktalk.net virginmedia.com sky.com blueyonder.co.uk ntlworld.com tiscali.co.uk o2.co.uk comcast.net
  verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net frontier.com
  rogers.com shaw.ca sympatico.ca bell.net telus.net bigpond.com optusnet.com.au iinet.net.au xtra.co.nz mail.ru
  bk.ru list.ru inbox.ru internet.ru rambler.ru ya.ru ukr.net i.ua meta.ua onet.pl wp.pl o2.pl interia.pl
  seznam.cz email.cz centrum.cz azet.sk freemail.hu citromail.hu abv.bg mail.bg inbox.lv mynet.com uol.com.br
  bol.com.br terra.com.br ig.com.br globo.com rediffmail.com rediff.com sify.com indiatimes.com in.com qq.com
  163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com foxmail.com naver.com daum.net
  hanmail.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp softbank.jp nifty.com emirates.net.ae eim.ae
  batelco.com.bh qatar.net.qa omantel.net.om saudi.net.sa kuwait.net wataniya.com maktoob.com jeeran.com gawab.com
  link.net tedata.net.eg walla.com walla.co.il netvision.net.il pldtdsl.net skydsl.com
`);

/** Addresses that last an hour. */
const FOR_AN_HOUR = words(`
  mailinator.com guerrillamail.com guerrillamail.net sharklasers.com grr.la 10minutemail.com temp-mail.org
  tempmail.com tempmail.dev temp-mail.io yopmail.com yopmail.fr throwawaymail.com trashmail.com trashmail.de
  getnada.com nada.email maildrop.cc mailnesia.com mintemail.com dispostable.com fakeinbox.com mohmal.com
  moakt.com emailondeck.com burnermail.io spamgourmet.com mytemp.email tempr.email discard.email mail.tm
  mailcatch.com simplelogin.com duck.com anonaddy.com addy.io relay.firefox.com
`);

/** Sites that hold pages of many companies. */
const HOSTING = words(`
  facebook.com fb.com instagram.com linkedin.com twitter.com x.com youtube.com tiktok.com linktr.ee google.com
  goo.gl bit.ly business.site wixsite.com wix.com wordpress.com blogspot.com weebly.com squarespace.com
  godaddysites.com webflow.io notion.site carrd.co github.io gitlab.io netlify.app vercel.app herokuapp.com
  pages.dev web.app firebaseapp.com azurewebsites.net amazonaws.com cloudfront.net myshopify.com zohosites.com
  medium.com wikipedia.org wixstudio.io blogspot.ae strikingly.com jimdosite.com site123.me ucraft.net tilda.ws
  framer.website framer.app lovable.app replit.app onrender.com fly.dev surge.sh glitch.me r2.dev workers.dev
  translate.goog bio.link beacons.ai about.me taplink.cc forms.gle typeform.com whatsapp.com wa.me t.me
  telegram.me snapchat.com pinterest.com behance.net dribbble.com bayt.com naukrigulf.com indeed.com glassdoor.com
  crunchbase.com
`);

const SHARED: ReadonlySet<string> = new Set([...FREE_MAIL, ...PROVIDERS, ...FOR_AN_HOUR, ...HOSTING]);

/** Whether a domain is nobody's own. */
export const isShared = (domain: string): boolean => SHARED.has(domain) || EVERYWHERE.test(domain);
