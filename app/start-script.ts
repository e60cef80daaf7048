/**
 * Starts the page's modules when everything in sight has come, at the first touch, or after a second and a half: until then style,
 * fonts and pictures have the line for themselves. The page is complete without its scripts.
 */
export const startScript = `(function(){var t=["load","pointerdown","keydown","focusin","touchstart"],w=document.querySelector("script[data-modules]"),s;
function go(){if(s)return;s=1;t.forEach(function(n){removeEventListener(n,go,true)});
w.dataset.modules.split(" ").forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});
var m=document.createElement("script");m.type="module";m.text=w.text;document.head.append(m)}
t.forEach(function(n){addEventListener(n,n==="load"?function(e){if(e.target===document)requestAnimationFrame(function(){setTimeout(go)})}:go,true)});setTimeout(go,1500)})()`
