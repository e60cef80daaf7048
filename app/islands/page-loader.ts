const icon = "/favicon.svg"

/**
 * The inline script of every public page, the same on all of them, so that its hash stands in the policy. The page is complete without
 * its scripts, so style, fonts and pictures have the line for themselves: the start script, named by `data-start`, is fetched when
 * everything in sight has come, at the first touch, or after a second and a half. On a phone the pictures below wait for the same moment
 * (`data-first-view`, styles/first-view.css), and so does the tab's icon, which browsers fetch as eagerly as a style sheet.
 * Until then, and until an island is alive, presses of its buttons are kept (presses.ts); one that is kept has no other effect.
 */
export const pageLoader = `(function(d,w){var h=d.documentElement,k=w.keptPresses={controls:[],onPress:null,passing:null,isTouched:false},s,
i=d.querySelector("[rel=icon]");h.dataset.firstView="";i.href="data:,";
addEventListener("click",function(e){var c=e.target.closest&&e.target.closest("x-island:not([data-alive]) :is(button[type=button],[data-replay]),html:not([data-alive]) [data-live]");
if(!c||c===k.passing||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();if(c.getAttribute("aria-busy")==="true")return;c.setAttribute("aria-busy","true");
if(k.onPress)k.onPress(c);else{k.controls.push(c);go()}},true);
function go(){if(s)return;s=1;delete h.dataset.firstView;i.href="${icon}";import(h.dataset.start).catch(function(){s=0;k.controls.splice(0).forEach(function(c){
c.removeAttribute("aria-busy");if(c.matches("[data-replay]")){k.passing=c;c.click();k.passing=null}})})}
["pointerdown","keydown","focusin","touchstart","wheel"].forEach(function(n){addEventListener(n,function(){k.isTouched=true;go()},{capture:true,passive:true})});
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go,100)})})});addEventListener("DOMContentLoaded",function(){setTimeout(go,1500)})})(document,window)`
